package tercio.domain.eia.combat.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.CombatCrossing;
import tercio.domain.eia.combat.CombatDemand;
import tercio.domain.eia.combat.CombatEnd;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.RoundDeclaration;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.ArmyMorale;
import tercio.domain.eia.common.game.CombatArmy;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.CombatPart;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.CommanderNaming;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.RetirementProposal;
import tercio.domain.eia.common.game.RetreatingForce;
import tercio.domain.eia.common.game.SalliedGarrison;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.game.Event;
import tercio.domain.game.Secret;
import tercio.domain.map.SpaceId;

/** Events of field, limited field and trivial combats. */
public sealed interface CombatEvent extends EiaEvent {

    /**
     * The combats of the land combat step that are still to be fought.
     *
     * @param part combats, or sieges where none is left
     */
    record CombatsListed(CombatPart part, List<SpaceId> areas) implements CombatEvent {
        public CombatsListed { areas = List.copyOf(areas); }
    }

    /** A combat began. */
    record CombatBegan(SpaceId area, CombatKind kind, boolean simplified, CombatCrossing crossing, CombatArmy attacker, CombatArmy defender,
            CombatStage stage) implements CombatEvent {}

    /** The combat came to a stage. */
    record CombatStageReached(CombatStage stage) implements CombatEvent {}

    /** A power answered the question of the stage: who retires, who makes a sally, who reinforces. */
    record CombatAnswered(Power power) implements CombatEvent {}

    /** The proposal of a trivial combat was answered. */
    record ProposalAnswered(Power power, boolean agreed) implements CombatEvent {}

    /** A combat became another kind: nobody but a depot garrison, cossacks or freikorps is left of a side. */
    record CombatKindChanged(CombatKind kind, boolean simplified) implements CombatEvent {}

    /** A defending power said what it wants to retire into the city. */
    record RetirementProposed(RetirementProposal proposal) implements CombatEvent {}

    /** Forces retired into the city of the area. */
    record RetiredIntoCity(RetirementProposal who) implements CombatEvent {}

    /**
     * Besieged forces came out of the city to fight.
     *
     * @param crossing the obstacle that the attackers crossed now that these are among them; empty if it stays (EIA-7.3.5)
     */
    record SallyMade(Power power, List<UnitId> corps, List<EiaLeaderId> leaders, List<SalliedGarrison> garrison, Optional<CombatCrossing> crossing) implements CombatEvent {
        public SallyMade {
            crossing = crossing == null ? Optional.empty() : crossing;
            corps = List.copyOf(corps);
            leaders = List.copyOf(leaders);
            garrison = List.copyOf(garrison);
        }

        @Override
        public boolean agreesWith(Event recorded) {
            return equals(recorded) || recorded instanceof SallyMade older && older.crossing.isEmpty()
                    && equals(new SallyMade(older.power, older.corps, older.leaders, older.garrison, crossing));
        }
    }

    /** A power named who shall command its side. */
    record CommanderNamed(CommanderNaming naming) implements CombatEvent {}

    /** The command of a side was settled: its leader, and the power that decides for it. */
    record CommandSettled(CombatSide side, Power lead, Optional<EiaLeaderId> commander) implements CombatEvent {}

    /** A side chose its chit. */
    record ChitChosen(Power power, SpaceId area, int day, Optional<OperationalChit> chit) implements CombatEvent {
        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "chit"));
        }
    }

    /**
     * Each side said whether it chose the outflank chit.
     *
     * @param divides the side that must divide its force; empty where none does (EIA-7.5.2.2)
     */
    record OutflankAnnounced(boolean attacker, boolean defender, Optional<CombatSide> divides) implements CombatEvent {}

    /**
     * A side divided its force.
     *
     * @param flanking the ids of the corps and irregulars that move around the flank
     */
    record ForceDivided(CombatSide side, List<UnitId> flanking) implements CombatEvent {
        public ForceDivided { flanking = List.copyOf(flanking); }
    }

    /** The chits were revealed. */
    record ChitsRevealed(OperationalChit attacker, OperationalChit defender) implements CombatEvent {}

    /**
     * Forces left the combat, or must leave its area.
     *
     * @param retreats the forces that leave, in order
     */
    record ForcesLeft(List<RetreatingForce> retreats) implements CombatEvent {
        public ForcesLeft { retreats = List.copyOf(retreats); }
    }

    /** The die or dice for a withdrawal were thrown. */
    record WithdrawalRolled(List<UnitId> withdrawn, List<UnitId> remaining) implements CombatEvent {
        public WithdrawalRolled {
            withdrawn = List.copyOf(withdrawn);
            remaining = List.copyOf(remaining);
        }
    }

    /**
     * Both sides revealed their forces and morale levels.
     *
     * @param corps the ids of the corps whose factors everybody sees
     */
    record ForcesRevealed(RevealedArmy attacker, RevealedArmy defender, List<UnitId> corps) implements CombatEvent {
        public ForcesRevealed { corps = List.copyOf(corps); }
    }

    /**
     * The identities of corps were revealed that were hidden before (EIA-7.5.2.6.3). Everybody knows them from now on.
     *
     * @param corps each with its counter, in the order of their ids
     */
    record IdentitiesRevealed(List<RevealedIdentity> corps) implements CombatEvent {
        public IdentitiesRevealed { corps = List.copyOf(corps); }
    }

    /** A side declared how it goes into the round. */
    record RoundDeclared(CombatSide side, RoundDeclaration declaration) implements CombatEvent {}

    /** Guard factors were lost by their commitment (EIA-12.3.4), or factors by a bombardment (EIA-12.3.5). */
    record OptionLosses(CombatSide side, List<FactorLoss> losses, String cause) implements CombatEvent {
        public OptionLosses { losses = List.copyOf(losses); }
    }

    /**
     * A round was fought.
     *
     * @param round from 1
     * @param attackerDemand the casualties that the attacker must choose
     */
    record CombatRoundFought(int round, SideFire attacker, SideFire defender, ArmyMorale attackerMorale, ArmyMorale defenderMorale,
            Optional<CombatDemand> attackerDemand, Optional<CombatDemand> defenderDemand) implements CombatEvent {}

    /** A side took losses of a round or of a pursuit. */
    record CasualtiesTaken(CombatSide side, boolean pursuit, List<FactorLoss> losses) implements CombatEvent {
        public CasualtiesTaken { losses = List.copyOf(losses); }
    }

    /** A combat was decided or is over. */
    record CombatDecided(CombatEnd end, Optional<CombatSide> winner) implements CombatEvent {}

    /** A power gained or lost political points. */
    record PoliticalPointsChanged(Power power, int points) implements CombatEvent {}

    /** Leaders were captured. */
    record LeadersCaptured(Power by, List<EiaLeaderId> leaders) implements CombatEvent {
        public LeadersCaptured {
            leaders = List.copyOf(leaders);
        }
    }

    /** The victor pursues. */
    record PursuitRolled(CombatSide by, int pursuitClass, int die, int modified, int percentage, int points, Optional<CombatDemand> demand)
            implements CombatEvent {}

    /** The force that is next to leave moved one area. */
    record ForceRetreated(SpaceId to) implements CombatEvent {}

    /** The force that was next to leave is in an open area. */
    record RetreatEnded() implements CombatEvent {}

    /** Forces surrendered: their factors are prisoners. */
    record ForceSurrendered(CombatSide side, Power to, List<FactorLoss> prisoners, List<UnitId> corps, List<EiaLeaderId> leaders) implements CombatEvent {
        public ForceSurrendered {
            prisoners = List.copyOf(prisoners);
            corps = List.copyOf(corps);
            leaders = List.copyOf(leaders);
        }
    }

    /** Forces tried to reinforce. */
    record ReinforcementTried(Power power, Location from) implements CombatEvent {}

    /**
     * Forces joined the combat.
     *
     * @param large those of the corps that came with more than 20 factors
     * @param used those of the corps that count for political points (EIA-7.5.2.10.1.3); none in older games, which did not
     *     record them
     */
    record ReinforcementArrived(CombatSide side, Power power, List<UnitId> corps, List<UnitId> irregulars, List<EiaLeaderId> leaders, List<UnitId> large,
            List<UnitId> used, Optional<EiaLeaderId> commander) implements CombatEvent {
        public ReinforcementArrived {
            corps = List.copyOf(corps);
            irregulars = List.copyOf(irregulars);
            leaders = List.copyOf(leaders);
            large = List.copyOf(large);
            used = used == null ? List.of() : List.copyOf(used);
        }
    }

    /** The die for the arrival of an outflanking force was thrown. */
    record ArrivalRolled(CombatSide side, int die, int needed, boolean arrived) implements CombatEvent {}

    /** A side chose in secret whether it fights on. */
    record DayEndChosen(Power power, SpaceId area, int day, Optional<DayChoice> choice) implements CombatEvent {
        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "choice"));
        }
    }

    /** The choices at the end of the day were revealed. */
    record DayEndRevealed(DayChoice attacker, DayChoice defender) implements CombatEvent {}

    /** Emptied corps were removed, and leaders left the map with them. */
    record CorpsRemoved(List<UnitId> corps, List<EiaLeaderId> leaders) implements CombatEvent {
        public CorpsRemoved {
            corps = List.copyOf(corps);
            leaders = List.copyOf(leaders);
        }
    }

    /** Another day of the combat began. */
    record CombatDayBegan(int day) implements CombatEvent {}

    /** Siege defenders went back into the city (EIA-7.5.4.2.3.1.1). */
    record WentBackInside(List<UnitId> corps, List<EiaLeaderId> leaders) implements CombatEvent {
        public WentBackInside {
            corps = List.copyOf(corps);
            leaders = List.copyOf(leaders);
        }
    }

    /** An enemy depot was destroyed or converted after the combat. */
    record DepotSettled(Power power, CombatCommand.DepotFate fate) implements CombatEvent {}

    /**
     * The combat is over.
     *
     * @param fought the ids of the pieces that took part, unless it was trivial by its forces (EIA-7.5.2.11.1.2)
     * @param garrisoning the powers that may now garrison the city
     * @param besieging the powers that may now besiege it
     */
    record CombatClosed(SpaceId area, List<UnitId> fought, List<Power> garrisoning, List<Power> besieging) implements CombatEvent {
        public CombatClosed {
            fought = List.copyOf(fought);
            garrisoning = List.copyOf(garrisoning);
            besieging = List.copyOf(besieging);
        }
    }

    /**
     * The city of an area was occupied, or was left.
     *
     * @param controller the new controller of the city
     * @param garrison the factors that a corps leaves inside, by the id of the corps
     * @param taken the factors that left the corps; its owner alone sees them. None in older games, in which {@code garrison} has them
     */
    record CityGarrisoned(Power power, SpaceId area, List<UnitId> enter, List<EiaLeaderId> leaders, List<LeftInside> garrison, NationId controller,
            List<LeftFactors> taken) implements CombatEvent {
        public CityGarrisoned {
            enter = List.copyOf(enter);
            leaders = List.copyOf(leaders);
            garrison = List.copyOf(garrison);
            taken = taken == null ? List.of() : List.copyOf(taken);
        }

        @Override
        public boolean agreesWith(Event recorded) {
            return equals(recorded) || recorded instanceof CityGarrisoned older && equals(LeftFactors.upgrade(older));
        }

        @Override
        public List<Secret> secrets() {
            return taken.isEmpty() ? List.of() : List.of(Secret.of(power.word(), "taken"));
        }
    }

    /** The phasing power besieges a city, or leaves it alone. */
    record CityFaced(Power power, SpaceId area, List<Power> besiegers) implements CombatEvent {
        public CityFaced {
            besiegers = List.copyOf(besiegers);
        }
    }

    /** The powers that still besiege a city after others have left it. */
    record BesiegersLeft(SpaceId area, List<Power> besiegers) implements CombatEvent {
        public BesiegersLeft {
            besiegers = List.copyOf(besiegers);
        }
    }

    /** A city fell, since nobody is left inside (EIA-7.5.4.2.3.1.1). */
    record EmptiedCityFell(SpaceId area, NationId controller) implements CombatEvent {}
}
