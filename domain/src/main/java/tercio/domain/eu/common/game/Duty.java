package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.map.SpaceId;

/** A choice that a player must make before play goes on. Duties are settled in order. */
public sealed interface Duty {

    /** The country that must answer. */
    CountryId country();

    /**
     * Losses that the stacks of one side must take.
     *
     * @param ld detachments still to be removed
     * @param why {@code battle}, {@code assault}, {@code garrison}, {@code stacking}, {@code retreat} or
     *     {@code attrition}
     * @param beyond the additional LD to lose because Pashas are killed whole, if their country has stated it; else empty: as many as
     *     its choice causes
     * @param lde exploration detachments still to be removed in addition to them, in the rest of the world; else empty
     */
    record Losses(CountryId country, List<StackId> stacks, int ld, String why, Optional<Integer> beyond, Optional<Integer> lde) implements Duty {
        public Losses {
            stacks = List.copyOf(stacks);
            beyond = beyond == null ? Optional.empty() : beyond;
            lde = lde == null ? Optional.empty() : lde.filter(detachments -> detachments > 0);
        }

        public Losses(CountryId country, List<StackId> stacks, int ld, String why, Optional<Integer> beyond) {
            this(country, stacks, ld, why, beyond, Optional.empty());
        }

        /** Losses in thirds of an LD. */
        public int thirds() {
            return ld * Thirds.LD + lde.orElse(0);
        }

        /** These losses with another number of thirds of an LD. */
        public Losses withThirds(int now) {
            return new Losses(country, stacks, now / Thirds.LD, why, beyond, Optional.of(now % Thirds.LD));
        }

        /** The losses as players write them: {@code 2 LD}, {@code 1 1/3 LD}. */
        public Losses(CountryId country, List<StackId> stacks, int ld, String why) {
            this(country, stacks, ld, why, Optional.empty());
        }

        /** These losses with another number of LD. */
        public Losses withLd(int now) {
            return new Losses(country, stacks, now, why, beyond);
        }
    }

    /** A breach was just made. The besieger decides whether to assault at once. */
    record Breach(CountryId country, SpaceId province) implements Duty {}

    /** The besieger chooses between a breach and war honours. */
    record BreachOrHonours(CountryId country, SpaceId province) implements Duty {}

    /** A stack that left a fortress with war honours goes to a friendly province. */
    record Garrison(CountryId country, StackId stack) implements Duty {}

    /** The new controller decides whether to man a taken fortress. */
    record Manning(CountryId country, SpaceId province) implements Duty {}

    /** A part that stayed out of a battle joins its stack again. This needs no answer. */
    record Rejoining(CountryId country, StackId part, StackId stack) implements Duty {}

    /**
     * Stacks that did not fight leave the province of a battle because their side is lost.
     *
     * @param to the provinces they may go to, or the fortress
     */
    record Withdrawal(CountryId country, SpaceId province, List<StackId> stacks, List<SpaceId> to) implements Duty {
        public Withdrawal {
            stacks = List.copyOf(stacks);
            to = List.copyOf(to);
        }
    }

    /**
     * A leader who is back, or new, joins a stack.
     *
     * @param place the province to which a new leader comes; {@code null} for any
     */
    record Return(CountryId country, LeaderId leader, SpaceId place) implements Duty {
        public Return(CountryId country, LeaderId leader) {
            this(country, leader, null);
        }
    }

    /** An unnamed leader is drawn for one that is lost. */
    record NewLeader(CountryId country, LeaderId lost) implements Duty {}

    /**
     * A missionary is tested after a battle of his stack (EU-CMD-5).
     *
     * @param won whether his side has won
     * @param destroyed whether nothing of it is left
     */
    record MissionaryTest(CountryId country, LeaderId leader, boolean won, boolean destroyed) implements Duty {}

    /**
     * Too many troops stand in a province after a battle. Stacks that came by an interception may go back.
     *
     * @param stacks stacks of the country that may go back
     * @param surplus LD above the stacking limit
     */
    record Overstacking(CountryId country, SpaceId province, List<StackId> stacks, int surplus) implements Duty {
        public Overstacking {
            stacks = List.copyOf(stacks);
        }
    }

    /** Troops roll for movement attrition. */
    record March(CountryId country, MarchRoll roll) implements Duty {}

    /**
     * A P of movement attrition: the controller names the province to pillage, or loses one LD more where that is a choice.
     *
     * @param provinces of the move, that can be pillaged
     * @param ld LD that the roll takes in any case
     * @param choice whether one LD more may be lost instead
     * @param forage whether the stacks forage in their next battle if they pillage
     */
    record MarchPillage(CountryId country, List<StackId> stacks, List<SpaceId> provinces, int ld, boolean choice, boolean forage) implements Duty {
        public MarchPillage {
            stacks = List.copyOf(stacks);
            provinces = List.copyOf(provinces);
        }
    }

    /**
     * A stack has entered a province where four times as many enemies stand: they decide whether they overrun it.
     *
     * @param country the country that commands them
     * @param destroys whether they are eight times as many and destroy it without a battle
     */
    record OverrunOfMover(CountryId country, List<StackId> stacks, StackId moving, SpaceId province, boolean destroys) implements Duty {
        public OverrunOfMover {
            stacks = List.copyOf(stacks);
        }
    }

    /**
     * A stack has entered a province where it is at least four times as many as the enemies in the field: its country decides whether
     * it overruns them.
     *
     * @param destroys whether it destroys them without a battle
     */
    record Overrun(CountryId country, StackId stack, SpaceId province, boolean destroys) implements Duty {}

    /**
     * An enemy of Holland has entered a province of it: Holland decides whether it floods the province (EU-MOVE-5).
     *
     * @param moving the stack that would be driven back
     */
    record Flood(CountryId country, StackId moving, SpaceId province) implements Duty {}

    /** Besiegers roll for attrition after undermining. */
    record Attrition(CountryId country, AttritionDue due) implements Duty {}

    /**
     * A P of an attrition roll: the controller loses one LD more or pillages the province.
     *
     * @param ld LD that the roll takes in any case
     */
    record Pillage(CountryId country, SpaceId province, List<StackId> stacks, int ld) implements Duty {
        public Pillage {
            stacks = List.copyOf(stacks);
        }
    }

    /** A leader who was wounded at sea, or lost his ships, joins a naval stack again (EU-WOUND-1). */
    record AdmiralReturn(CountryId country, LeaderId leader) implements Duty {}

    /** A naval stack rolls for attrition (EU-ATTR-NAVAL). */
    record NavalAttrition(CountryId country, StackId stack, NavalStrain strain) implements Duty {}

    /**
     * Ships that a naval stack must lose; its country chooses which (EU-ATTR-NAVAL).
     *
     * @param thirds of a ship still to be lost
     * @param why {@code attrition} or the fire of a shore
     */
    record ShipLosses(CountryId country, StackId stack, int thirds, String why) implements Duty {}

    /**
     * Those who control a presidio, the fort of a strait or siegeworks decide whether they fire on a naval stack (EU-PRESIDIO-FIRE).
     *
     * @param stack the naval stack that is about to pass
     */
    record ShoreFire(CountryId country, StackId stack, ShoreBattery battery) implements Duty {}

    /** A naval stack with troops aboard that was stopped from the shore goes back to the closest friendly port (EU-PRESIDIO-FIRE). */
    record WayHome(CountryId country, StackId stack) implements Duty {}

    /**
     * Ships with troops that were beaten where they had landed go to one of several friendly ports that are equally close (EU-BATTLE-RETREAT).
     *
     * @param troops the land stack that goes back into the ships
     */
    record LandingHome(CountryId country, StackId stack, StackId troops) implements Duty {}

    /** A naval stack leaves a port that its alliance has lost for one of several friendly ports that are equally close (EU-MOVE-SEA). */
    record LostPort(CountryId country, StackId stack) implements Duty {}

    /**
     * A stack has entered a province of natives who have not risen against it: it may attack them, let a conquistador deal with them, or go
     * on (EU-NAT-ACTIVATION).
     */
    record NativesMet(CountryId country, StackId stack, SpaceId province) implements Duty {}

    /** A battle can be fought in the province of a colony: its owner decides whether its militia comes out to fight (EU-MILITIA-FIGHT). */
    record MilitiaCalled(CountryId country, SpaceId province) implements Duty {}
}
