package tercio.domain.eia.combat.siege.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.SiegeCombat;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.game.Event;
import tercio.domain.game.Secret;
import tercio.domain.map.SpaceId;

/** Events of a siege (EIA-7.5.4). */
public sealed interface CitySiegeEvent extends EiaEvent {

    /** The area of the city. */
    SpaceId area();

    /**
     * Besiegers besiege the city no longer.
     *
     * @param remaining the powers that still besiege it
     */
    record SiegeRaised(SpaceId area, List<Power> remaining) implements CitySiegeEvent {
        public SiegeRaised {
            remaining = List.copyOf(remaining);
        }
    }

    /**
     * Nothing was undertaken at a siege in this sequence.
     *
     * @param power the power that let it be
     */
    record SiegeHeld(Power power, SpaceId area) implements CitySiegeEvent {}

    /**
     * An assault attempt was made (EIA-7.5.4.1).
     *
     * @param result of the siege table: {@code sortie}, {@code no-result}, {@code breach}
     */
    record AssaultAttempted(Power power, SpaceId area, String result) implements CitySiegeEvent {}

    /** A player must settle something of a siege. */
    record SiegeDecisionDue(SiegeDuty duty) implements CitySiegeEvent {
        @Override
        public SpaceId area() {
            return duty.area();
        }
    }

    /** The defender made no sortie. */
    record SortieForgone(SpaceId area) implements CitySiegeEvent {}

    /**
     * A sortie was made (EIA-7.5.4.1.2.1).
     *
     * @param garrisonLoses whether the garrison loses the factor; else the besieger does
     */
    record SortieMade(SpaceId area, boolean garrisonLoses) implements CitySiegeEvent {}

    /** The first duty of the siege is settled. */
    record SiegeDecisionMade(SpaceId area, SiegeChoice choice) implements CitySiegeEvent {}

    /**
     * The garrison left with the honors of war (EIA-7.5.4.1.2.3.1).
     *
     * @param refuge the area of the city to which it went; garrison factors are inside it
     * @param inCity the ids of the corps, leaders and others that are inside that city now
     * @param inArea the ids of those that stand in its area, because the city has no room for them
     */
    record GarrisonWithdrew(SpaceId area, SpaceId refuge, List<UnitId> inCity, List<UnitId> inArea) implements CitySiegeEvent {
        public GarrisonWithdrew {
            inCity = List.copyOf(inCity);
            inArea = List.copyOf(inArea);
        }
    }

    /**
     * An assault or a garrison attack began; forces and morale levels are revealed.
     *
     * @param corps the ids of the corps that take part
     */
    record SiegeFightBegan(SiegeCombat combat, List<UnitId> corps) implements CitySiegeEvent {
        public SiegeFightBegan {
            corps = List.copyOf(corps);
        }

        @Override
        public SpaceId area() {
            return combat.area();
        }
    }

    /**
     * A round was fought, or what it decided stands.
     *
     * @param combat as it is now
     * @param turn the power that must act next, by ordering the next round or choosing losses; empty while none need
     */
    record SiegeFightMoved(SiegeCombat combat, Optional<Power> turn) implements CitySiegeEvent {
        @Override
        public SpaceId area() {
            return combat.area();
        }
    }

    /** An assault or a garrison attack is over; its forces are hidden again. */
    record SiegeFightEnded(SpaceId area, SiegeFightResult result) implements CitySiegeEvent {}

    /**
     * Factors were lost.
     *
     * @param losses by piece and type
     * @param tally the losses of each power
     * @param removed the ids of the corps, cossacks, freikorps and guerillas that the losses emptied (EIA-7.5.5)
     * @param unrevealed the power that alone sees its losses, out of a corps that no combat has revealed; empty if all see them, and
     *     in games from before it was recorded
     */
    record SiegeLossesTaken(SpaceId area, List<FactorShare> losses, List<PowerLoss> tally, List<UnitId> removed, Optional<Power> unrevealed)
            implements CitySiegeEvent {
        public SiegeLossesTaken {
            losses = List.copyOf(losses);
            tally = List.copyOf(tally);
            removed = List.copyOf(removed);
            unrevealed = unrevealed == null ? Optional.empty() : unrevealed;
        }

        /** An older event does not record who alone saw the losses. */
        @Override
        public boolean agreesWith(Event recorded) {
            return equals(recorded) || recorded instanceof SiegeLossesTaken older && older.unrevealed.isEmpty()
                    && equals(new SiegeLossesTaken(older.area, older.losses, older.tally, older.removed, unrevealed));
        }

        @Override
        public List<Secret> secrets() {
            return unrevealed.map(power -> List.of(Secret.of(power.word(), "losses", "tally"))).orElse(List.of());
        }
    }

    /** The factors that a power lost. */
    record PowerLoss(Power power, Factors factors) {}

    /** Leaders without a corps of their side left the map. */
    record LeadersWithdrew(SpaceId area, List<EiaLeaderId> leaders) implements CitySiegeEvent {
        public LeadersWithdrew {
            leaders = List.copyOf(leaders);
        }
    }

    /**
     * Forces became prisoners: a captured garrison, or besiegers without a way to retreat.
     *
     * @param leaders the ids of the leaders who were captured
     */
    record PrisonersTaken(Power by, SpaceId area, Factors prisoners, List<EiaLeaderId> leaders) implements CitySiegeEvent {
        public PrisonersTaken {
            leaders = List.copyOf(leaders);
        }
    }

    /**
     * A city was captured.
     *
     * @param occupies whether the captor may occupy it now (EIA-7.5.1.3)
     */
    record CityCaptured(SpaceId area, Power by, boolean occupies) implements CitySiegeEvent {}

    /** A power gained political points (EIA-7.5.4.1.4). */
    record SiegePointsGained(Power power, SpaceId area, int points) implements CitySiegeEvent {}

    /**
     * Besiegers were retreated by one area.
     *
     * @param pieces the ids of the corps, cossacks, freikorps, guerillas and leaders
     */
    record BesiegersRetreated(SpaceId area, SpaceId from, SpaceId to, List<UnitId> pieces) implements CitySiegeEvent {
        public BesiegersRetreated {
            pieces = List.copyOf(pieces);
        }
    }

    /** The retreat of besiegers goes on from an area with enemies (EIA-7.5.2.10.3.3). */
    record RetreatGoesOn(SiegeDuty.BesiegersInRetreat duty) implements CitySiegeEvent {
        @Override
        public SpaceId area() {
            return duty.area();
        }
    }

    /**
     * Corps moved out of a city that is no longer besieged.
     *
     * @param pieces the ids of corps and leaders
     */
    record FreedCorpsLeft(SpaceId area, List<UnitId> pieces) implements CitySiegeEvent {
        public FreedCorpsLeft {
            pieces = List.copyOf(pieces);
        }
    }

    /** The depot in a captured port city was destroyed (EIA-7.4.3.4.5). */
    record PortDepotDestroyed(SpaceId area, Power of) implements CitySiegeEvent {}

    /** The depot in a captured port city became one of the captor in the area (EIA-7.4.3.4.5). */
    record PortDepotConverted(SpaceId area, Power of, Power by) implements CitySiegeEvent {}
}
