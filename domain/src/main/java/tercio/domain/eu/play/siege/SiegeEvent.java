package tercio.domain.eu.play.siege;

import java.util.List;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.siege.Siegeworks;
import tercio.domain.eu.siege.UnderminingResult;

/** What happens in the siege segment of a round. */
public sealed interface SiegeEvent extends EuEvent {

    /** @param provinces where the alliance has sieges to resolve */
    record SiegesBegan(int alliance, List<String> provinces) implements SiegeEvent {}

    record FortressUndermined(
            String province, String by, UnderminingResult result, Siegeworks works, boolean attritionDue)
            implements SiegeEvent {}

    record BreachMade(String province, String by) implements SiegeEvent {}

    record AssaultDeclined(String province) implements SiegeEvent {}

    /** @param thirds losses of each side in thirds of an LD, the besieger's first */
    record AssaultFought(
            String province, String by, boolean breach, boolean falls, List<Integer> thirds, boolean damaged)
            implements SiegeEvent {}

    /** @param how {@code surrender}, {@code honours} or {@code assault} */
    record FortressFell(String province, String by, String how) implements SiegeEvent {}

    /** A garrison that leaves with war honours becomes a stack. */
    record GarrisonFreed(String stack, String country, String province, int ld) implements SiegeEvent {}

    record GarrisonPlaced(String stack, String province) implements SiegeEvent {}

    /** @param level after it */
    record FortressManned(String province, boolean manned, int level) implements SiegeEvent {}

    /** @param freed stacks that come out of the fortress */
    record SiegeLifted(String province, List<String> freed) implements SiegeEvent {}

    /** The siege of a province is resolved for this round. */
    record SiegeResolved(String province) implements SiegeEvent {}

    record StackRedeployed(String stack, String from, String to) implements SiegeEvent {}

    record SiegesEnded() implements SiegeEvent {}
}
