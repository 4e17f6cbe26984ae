package tercio.domain.eu.sea.battle.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.sea.battle.SeaStanding;
import tercio.domain.eu.sea.battle.SeaTerms;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Secret;
import tercio.domain.map.SpaceId;

/** Events of battles at sea. */
public sealed interface SeaFightEvent extends EuEvent {

    /** A battle at sea begins. A runner that was caught before a port fights in the zone. */
    record SeaBattleJoined(SpaceId zone, boolean interception, List<StackId> phasing, List<StackId> nonPhasing) implements SeaFightEvent {
        public SeaBattleJoined {
            phasing = List.copyOf(phasing);
            nonPhasing = List.copyOf(nonPhasing);
        }
    }

    /** @param port to which the non-phasing side tries to go */
    record EvasionAtSeaRolled(SpaceId zone, SpaceId port, boolean success) implements SeaFightEvent {}

    /** Nobody evades, or may: the sides choose their first lines. */
    record SeaBattleAccepted(SpaceId zone) implements SeaFightEvent {}

    /** A side has chosen its first line, or has ships for one alone. */
    record FirstLineChosen(SpaceId zone, Side side, CountryId country, FirstLine line) implements SeaFightEvent {}

    /** Both sides have a choice of their first lines, and make it in secret at the same time. */
    record FirstLinesAwaited(SpaceId zone, List<CountryId> countries) implements SeaFightEvent {
        public FirstLinesAwaited {
            countries = List.copyOf(countries);
        }
    }

    /**
     * A side has chosen its first line in secret.
     *
     * @param line empty for who may not see it
     */
    record FirstLineSealed(SpaceId zone, Side side, CountryId country, Optional<FirstLine> line) implements SeaFightEvent {
        public FirstLineSealed {
            line = line == null ? Optional.empty() : line;
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(country.value(), "line"));
        }
    }

    /** Both first lines are known, those chosen in secret are revealed: the first dice can be rolled. */
    record FirstLinesFormed(SpaceId zone, FirstLine phasing, FirstLine nonPhasing) implements SeaFightEvent {}

    /** Rolls of the battle, up to a choice or to the end of the pursuit. */
    record SeaBattleFought(SpaceId zone, SeaTerms battle, SeaStanding standing) implements SeaFightEvent {}

    /** The side with the wind withdraws. */
    record WithdrewWithWind(SpaceId zone, Side side) implements SeaFightEvent {}

    /**
     * Ships change hands in the pursuit.
     *
     * @param from the stacks that lose them
     * @param joins the stack that they join
     * @param ships all of them
     * @param seized ducats aboard that the pursuer takes; {@code sunk} go down
     */
    record ShipsCaptured(SpaceId zone, List<Taken> from, StackId joins, NavalUnits ships, int seized, int sunk) implements SeaFightEvent {
        public ShipsCaptured {
            from = List.copyOf(from);
        }

        /** @param left the ships that the stack still has, and {@code gold} its ducats */
        public record Taken(StackId stack, NavalUnits ships, NavalUnits left, int gold) {}
    }

    /** The losses of a side are counted, and its ships chosen. */
    record ShipsLostInBattle(SpaceId zone, Side side, WatersId waters, List<Hit> stacks) implements SeaFightEvent {
        public ShipsLostInBattle {
            stacks = List.copyOf(stacks);
        }

        /** @param left the ships that the stack still has */
        public record Hit(StackId stack, CountryId country, NavalUnits destroyed, NavalUnits damaged, NavalUnits left) {}
    }

    /** Both sides have taken their losses: those who have not won retreat. */
    record SeaLossesTaken(SpaceId zone) implements SeaFightEvent {}

    /**
     * A side goes to a port: it retreats, or has evaded.
     *
     * @param way from the zone of the battle to the port
     * @param thirds of a ship of all its stacks
     */
    record FleetRetreated(SpaceId zone, Side side, List<StackId> stacks, SpaceId port, List<SpaceId> way, int thirds) implements SeaFightEvent {
        public FleetRetreated {
            stacks = List.copyOf(stacks);
            way = List.copyOf(way);
        }
    }

    /** A side has to retreat and can reach no port: it stays where it is. */
    record RetreatImpossible(SpaceId zone, Side side, List<StackId> stacks) implements SeaFightEvent {
        public RetreatImpossible {
            stacks = List.copyOf(stacks);
        }
    }

    /** All retreats are done. */
    record SeaRetreatsOver(SpaceId zone) implements SeaFightEvent {}

    /**
     * A stack of the winner sets out after the beaten on a way with a strait that is closed to it.
     *
     * @param thirds of a ship of the stack
     */
    record PursuitBegan(SpaceId zone, Side side, StackId stack, int thirds) implements SeaFightEvent {}

    /** A stack of the winner follows to the zone before the port, or to that before the strait where it was stopped. */
    record FleetFollowed(SpaceId zone, Side side, StackId stack, SpaceId port, SpaceId to, List<SpaceId> way, int thirds) implements SeaFightEvent {
        public FleetFollowed {
            way = List.copyOf(way);
        }
    }

    /** Nobody follows, or none more. */
    record FollowUpOver(SpaceId zone) implements SeaFightEvent {}

    /** The stack that has followed blockades the port. It costs no action. */
    record FollowUpBlockade(StackId stack, SpaceId port) implements SeaFightEvent {}

    /** The non-phasing side has evaded. */
    record SeaBattleAvoided(SpaceId zone) implements SeaFightEvent {}

    /**
     * A battle at sea is over.
     *
     * @param winner {@code null} if nobody has won
     * @param losses thirds of a ship that each side has lost, those of the retreat and the pursuit after it included
     * @param barred stacks that have not won: they intercept no more in this impulse
     * @param metOttomans countries that know Turkish ships now
     */
    record SeaBattleEnded(SpaceId zone, Side winner, boolean major, Map<Side, Integer> losses, Map<CountryId, Integer> stability,
            Map<CountryId, Integer> victoryPoints, List<StackId> barred, Set<CountryId> metOttomans) implements SeaFightEvent {
        public SeaBattleEnded {
            losses = Map.copyOf(losses);
            stability = Map.copyOf(stability);
            victoryPoints = Map.copyOf(victoryPoints);
            barred = List.copyOf(barred);
            metOttomans = metOttomans == null ? Set.of() : Set.copyOf(metOttomans);
        }
    }

    /**
     * A commander at sea is hit.
     *
     * @param returns the box of the round in which a wounded one is back, else {@code null}
     * @param by the country that captures him
     */
    record AdmiralHit(LeaderId leader, LeaderStatus.Fate fate, RoundBox returns, Optional<CountryId> by) implements SeaFightEvent {
        public AdmiralHit {
            by = by == null ? Optional.empty() : by;
        }
    }

    /** Several naval stacks of his country could take in a leader who is back. */
    record AdmiralAwaited(CountryId country, LeaderId leader) implements SeaFightEvent {}

    /** A leader who was wounded, or lost his ships, is with a naval stack again (EU-WOUND-1). */
    record AdmiralReturned(LeaderId leader, StackId stack) implements SeaFightEvent {}
}
