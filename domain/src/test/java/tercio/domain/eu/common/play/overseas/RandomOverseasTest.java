package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.losses.play.LossEvent.LossesTaken;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionRolled;
import tercio.domain.eu.world.establishment.play.FortEvent.FortBegun;
import tercio.domain.eu.world.establishment.play.FortEvent.FortBuilt;

import tercio.domain.eu.land.siege.play.SiegeEvent.FortressUndermined;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.AttritionRolled;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.given.Tier;

/** Random games over land of the rest of the world: no legal command is refused, each is decided again alike, and establishments follow their forts. */
@Tag(Tier.BOTH)
class RandomOverseasTest {

    private static final int GAMES = 6;
    private static final int MOST_COMMANDS = 350;
    private static final int BEGINNING = 100;

    private final HashSet<Class<?>> seen = new HashSet<>();

    /** Every second game begins near the end of the turn, when forts under construction are finished. */
    private static EuScenario scenario(long seed) {
        return franceAgainstSpain().charted().startingIn(seed % 2 == 0 ? "S1" : "W5")
                .establishment("spain", Kind.COLONY, 2, "r_azteca_e").establishment("spain", Kind.FORT, 0, "r_azteca_se")
                .establishment("spain", Kind.TRADING_POST, 3, "r_yucatan_s").fortified(1)
                .establishment("france", Kind.COLONY, 6, "r_chichimeca_e").establishment("france", Kind.MISSION, 0, "r_yucatan_n")
                .establishment("france", Kind.TRADING_POST, 1, "r_azteca_sw")
                .stack("s1", "spain", "r_azteca_e", 0, 1, 1).stack("s2", "spain", "r_azteca_se", 0, 0, 1).detachments(2)
                .stack("s3", "spain", "r_yucatan_s", 0, 0, 0).detachments(2).stack("s4", "spain", "castilla_la_nueva", 0, 1, 0)
                .stack("f1", "france", "r_chichimeca_e", 0, 1, 1).detachments(1).stack("f2", "france", "r_azteca_sw", 0, 0, 2)
                .stack("f3", "france", "r_yucatan_n", 0, 0, 0).detachments(1).stack("f4", "france", "ile_de_france", 0, 1, 1)
                .scenario();
    }

    @Test
    void nothingAppearsOrVanishesAbroad() {
        var wanted = Set.of(BattleEnded.class, LossesTaken.class, MarchAttritionRolled.class, AttritionRolled.class, FortressUndermined.class, FortBegun.class, FortBuilt.class);
        Tier.play(2, GAMES, seen, wanted, seed -> {
            for (var turn : Chance.game(scenario(seed), seed, Tier.times(BEGINNING, MOST_COMMANDS))) {
                check(turn, seed);
            }
        });
    }

    private void check(Chance.Turn turn, long seed) {
        var again = War.RULES.decide(turn.before(), turn.command(), Dice.inOrder(turn.outcome().rolls().stream().map(Roll::value).toList()));
        assertThat(again).as("game %d: %s", seed, turn.command()).isEqualTo(turn.outcome());
        var board = turn.before();
        for (var event : turn.events()) {
            var next = War.RULES.evolve(board, event);
            seen.add(event.getClass());
            if (event instanceof LossesTaken taken) {
                assertThat(thirds(board) - thirds(next)).as("game %d: %s", seed, event)
                        .isEqualTo(board.stacks().get(taken.stack()).units().thirds() - taken.left().thirds()).isPositive();
            }
            board = next;
        }
        atRest(board, seed);
    }

    private static void atRest(EuState board, long seed) {
        assertThat(board.world().establishments().all()).as("game %d", seed)
                .allMatch(here -> board.fortress(here.province()) != null && board.fortress(here.province()).controller().equals(here.controller()));
        assertThat(board.stacks().values()).as("game %d", seed).allMatch(stack -> stack.units().lde() < 3);
    }

    private static int thirds(EuState board) {
        return board.stacks().values().stream().map(Stack::units).mapToInt(units -> units.thirds()).sum();
    }
}
