package tercio.domain.eu.land.siege.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.land.siege.UnderminingResult;
import tercio.domain.game.Upcaster;
import tercio.domain.map.SpaceId;

/** Events of the siege segment of a round. */
public sealed interface SiegeEvent extends EuEvent {

    /** @param provinces the provinces in which the alliance has sieges to resolve */
    record SiegesBegan(Alliance alliance, List<SpaceId> provinces) implements SiegeEvent {}

    /**
     * @param works the siegeworks afterwards
     * @param asks whether the besieger now chooses between a breach and war honours
     */
    record FortressUndermined(
            SpaceId province, CountryId by, UnderminingResult result, Siegeworks works, boolean attritionDue, boolean asks)
            implements SiegeEvent {

        /** Upgrades version 1, in which the result implied whether there was a choice. */
        static final Upcaster FROM_1 = parts -> with(parts, "asks", "breach-or-war-honour".equals(parts.get("result")));
    }

    /** Besiegers are too small to undermine or have no line of supply, at the start of the sieges of a round: they roll for attrition. */
    record BesiegersChecked(List<AttritionDue> due) implements SiegeEvent {
        public BesiegersChecked {
            due = List.copyOf(due);
        }
    }

    /**
     * The attrition check of an undermining requires a roll, which comes before the effect on the fortress.
     *
     * @param result the effect that waits
     */
    record BesiegersOweAttrition(CountryId country, AttritionDue due, UnderminingResult result) implements SiegeEvent {}

    /**
     * The effect of an undermining after the attrition of the besiegers.
     *
     * @param asks whether the besieger now chooses between a breach and war honours
     */
    record UnderminingTookEffect(SpaceId province, CountryId by, UnderminingResult result, boolean asks) implements SiegeEvent {}

    /** @param asks whether the besieger now chooses whether to assault at once */
    record BreachMade(SpaceId province, CountryId by, boolean asks) implements SiegeEvent {

        /** A breach of version 1 always led to the choice. */
        static final Upcaster FROM_1 = parts -> with(parts, "asks", true);
    }

    record AssaultDeclined(SpaceId province) implements SiegeEvent {}

    /** @param thirds losses of each side in thirds of an LD, the besieger's first */
    record AssaultFought(
            SpaceId province, CountryId by, boolean breach, boolean falls, List<Integer> thirds, boolean damaged)
            implements SiegeEvent {}

    /**
     * @param how {@code surrender}, {@code honours} or {@code assault}
     * @param asks whether its new controller now chooses whether to man it
     */
    record FortressFell(SpaceId province, CountryId by, String how, boolean asks) implements SiegeEvent {

        /** A fall of version 1 always led to the choice. */
        static final Upcaster FROM_1 = parts -> with(parts, "asks", true);
    }

    /**
     * Troops leave with war honours. A garrison becomes a stack.
     *
     * @param asks whether its country now chooses its destination
     */
    record GarrisonFreed(StackId stack, CountryId country, SpaceId province, int ld, boolean asks) implements SiegeEvent {

        /** Upgrades version 1, in which there was always the choice. */
        static final Upcaster FROM_1 = parts -> with(parts, "asks", true);
    }

    record GarrisonPlaced(StackId stack, SpaceId province) implements SiegeEvent {}

    /** A leader who was alone in a fortress that fell with war honours stays alone in a friendly province. */
    record LeaderSentHome(LeaderId leader, SpaceId province) implements SiegeEvent {}

    /**
     * A taken fortress loses a level without regard to a garrison, or keeps that which is printed on the map.
     *
     * @param level the level afterwards
     */
    record FortressLowered(SpaceId province, int level) implements SiegeEvent {}

    /** A fort of the rest of the world that fell is destroyed: it had no level left to lose (EU-FORT-2). */
    record FortDestroyed(SpaceId province) implements SiegeEvent {}

    /** @param level the level afterwards */
    record FortressManned(SpaceId province, boolean manned, int level) implements SiegeEvent {}

    /** @param freed stacks that come out of the fortress */
    record SiegeLifted(SpaceId province, List<StackId> freed) implements SiegeEvent {}

    /** The siege of a province is resolved for this round. */
    record SiegeResolved(SpaceId province) implements SiegeEvent {}

    record StackRedeployed(StackId stack, SpaceId from, SpaceId to) implements SiegeEvent {}

    record SiegesEnded() implements SiegeEvent {}

    private static Map<String, Object> with(Map<String, Object> parts, String name, Object value) {
        var more = new LinkedHashMap<>(parts);
        more.put(name, value);
        return more;
    }
}
