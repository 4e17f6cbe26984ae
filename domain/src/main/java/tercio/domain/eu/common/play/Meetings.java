package tercio.domain.eu.common.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.world.exploration.StackMeeting;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * Stacks in a zone whose discovery has not been brought home do not become one and begin nothing with another there: a battle, an
 * interception, an overrun (EU-DISCOVERY-MEETING). They may be attacked by a stack whose country knows the zone. Natives are attacked
 * wherever they are met, but not by militia (EU-MILITIA-FIGHT).
 */
public final class Meetings {

    private Meetings() {}

    /** The reason why two stacks may not become one where they are; empty if they may. */
    public static Optional<Refusal> mergeRefusal(WarView board, SpaceId place, StackId stack, CountryId country, StackId other, CountryId otherCountry) {
        return board.state().scenario().overseas().isEmpty()
                || new StackMeeting(board.state().world().discoveries(), place, stack, country, other, otherCountry).mayMerge() ? Optional.empty()
                : Optional.of(Refusal.of("EU-DISCOVERY-MEETING", Sentence.of("eu.common.refused-discovery-meeting").with("where", SentenceNames.place(place))));
    }

    /** Whether a stack may begin anything with another in a province: its country knows the province. */
    public static boolean mayEngage(WarView board, Stack stack, SpaceId province) {
        return board.state().scenario().overseas().isEmpty() || board.state().world().discoveries().knows(stack.country(), province);
    }

    /** The stacks of an alliance in the field of a province that fight an enemy alliance there; empty where none may begin a battle. */
    public static List<Stack> attackers(WarView board, SpaceId province, Alliance phasing, Alliance enemy) {
        return board.stacksInField(province, phasing).stream()
                .filter(stack -> enemy == Alliance.NATIVES ? !board.state().world().militia().isMilitia(stack.id()) : mayEngage(board, stack, province)).toList();
    }

    /** The enemy alliances in the field of a province that an alliance fights there, in the order of their numbers. */
    public static List<Alliance> adversaries(WarView board, SpaceId province, Alliance phasing) {
        return board.enemiesInField(province, phasing).stream().map(board.state()::allianceOf).distinct().sorted()
                .filter(enemy -> !attackers(board, province, phasing, enemy).isEmpty()).toList();
    }
}
