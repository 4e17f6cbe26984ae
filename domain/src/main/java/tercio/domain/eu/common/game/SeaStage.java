package tercio.domain.eu.common.game;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.BattleStanding;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.game.SealedChoices;

/**
 * The stages of a battle at sea, in the rulebook's order (EU-SEA), by the decision or step for which it waits. Each holds the facts that
 * are known in it, and no other.
 */
public sealed interface SeaStage {

    /** Whether the non-phasing side tries to evade (EU-SEA-EVASION). */
    record EvasionChoice() implements SeaStage {}

    /**
     * The open choice of the ships in each side's first line (EU-SEA-LINE).
     *
     * @param lines those that are chosen
     */
    record OpenLineChoice(Map<Side, FirstLine> lines) implements SeaStage {
        public OpenLineChoice {
            lines = Map.copyOf(lines);
        }

        public OpenLineChoice withLine(Side side, FirstLine chosen) {
            var all = new EnumMap<Side, FirstLine>(Side.class);
            all.putAll(lines);
            all.put(side, chosen);
            return new OpenLineChoice(all);
        }
    }

    /**
     * The choice of both first lines in secret (AMB-73).
     *
     * @param choices of the commanding countries
     */
    record SecretLineChoice(SealedChoices<FirstLine> choices) implements SeaStage {}

    /** The first roll, with the first lines of both sides. */
    record FirstRoll(FirstLine phasing, FirstLine nonPhasing) implements SeaStage {}

    /** A stage after the first roll. */
    sealed interface Fought extends SeaStage {
        SeaCombat combat();
    }

    /** A choice between two rolls. */
    record CombatChoice(SeaCombat combat) implements Fought {

        /** The choice for which the combat waits. */
        public BattleStanding.Question question() {
            return combat.standing().waits().orElseThrow();
        }
    }

    /**
     * The choice of the ships that are lost (EU-SEA-LOSS-CHOICE).
     *
     * @param done the sides that have lost them
     */
    record LossChoice(SeaCombat combat, Set<Side> done) implements Fought {
        public LossChoice {
            done = Set.copyOf(done);
        }

        public LossChoice withDone(Side side) {
            return new LossChoice(combat, plus(done, side));
        }
    }

    /**
     * The retreat of those who have not won (EU-SEA-RETREAT).
     *
     * @param done the sides that have gone, or stay where they are
     */
    record Retreat(SeaCombat combat, Set<Side> done, SeaDepartures departures) implements Fought {
        public Retreat {
            done = Set.copyOf(done);
        }

        /** The retreats after a side has gone to a port, with this many thirds of a ship. */
        public Retreat withFlight(Side side, SeaFlight flight, int thirds) {
            return new Retreat(combat, plus(done, side), departures.withFlight(side, flight, thirds));
        }

        /** The retreats after a side has found no port. */
        public Retreat withDone(Side side) {
            return new Retreat(combat, plus(done, side), departures);
        }
    }

    /** Whether a stack of the other side follows those who have left, to blockade their port (EU-SEA-FOLLOW). */
    sealed interface FollowUp extends SeaStage {

        SeaDepartures departures();

        SeaChase chase();

        /** The side that may follow: the winner, or the one that was evaded; empty where nobody has won. */
        Optional<Side> pursuer();

        FollowUp with(SeaDepartures left, SeaChase now);

        /** The stage after a stack of a side has set out in this chase, or has reached its end, with this many thirds of a ship. */
        default FollowUp withChase(SeaChase now, Side side, int thirds) {
            return with(departures().withAfloat(side, thirds), now);
        }
    }

    /** The pursuit of those who have evaded: there is no battle. */
    record EvasionFollowUp(SeaDepartures departures, SeaChase chase) implements FollowUp {
        @Override
        public Optional<Side> pursuer() {
            return Optional.of(Side.PHASING);
        }

        @Override
        public EvasionFollowUp with(SeaDepartures left, SeaChase now) {
            return new EvasionFollowUp(left, now);
        }

        /** The stage after the non-phasing side has gone to a port, with this many thirds of a ship. */
        public EvasionFollowUp withFlight(Side side, SeaFlight flight, int thirds) {
            return new EvasionFollowUp(departures.withFlight(side, flight, thirds), chase);
        }
    }

    /** The pursuit of the beaten. */
    record BattleFollowUp(SeaCombat combat, SeaDepartures departures, SeaChase chase) implements FollowUp, Fought {
        @Override
        public Optional<Side> pursuer() {
            return combat.winner();
        }

        @Override
        public BattleFollowUp with(SeaDepartures left, SeaChase now) {
            return new BattleFollowUp(combat, left, now);
        }
    }

    /**
     * The fate of the leaders (EU-BATTLE-CASUALTY).
     *
     * @param chase as it was when the pursuit was over: a stack that is still under way in it has sunk
     */
    record Conclusion(SeaCombat combat, SeaDepartures departures, SeaChase chase) implements Fought {}

    private static Set<Side> plus(Set<Side> sides, Side side) {
        return Stream.concat(sides.stream(), Stream.of(side)).collect(Collectors.toSet());
    }
}
