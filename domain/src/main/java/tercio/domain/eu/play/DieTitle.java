package tercio.domain.eu.play;

import java.util.Map;
import java.util.stream.Stream;
import tercio.domain.dice.DieName;
import tercio.domain.eu.battle.BattleRoll;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.Engaged;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.play.battle.Engagements;

/** How a die is called at the table that is asked to throw it: {@code Spain's shock die of the first day}. */
public final class DieTitle {

    private static final Map<String, String> PURPOSES = Map.ofEntries(
            Map.entry(BattleRoll.FIRE1.word(), "fire die of the first day"),
            Map.entry(BattleRoll.SHOCK1.word(), "shock die of the first day"),
            Map.entry(BattleRoll.FIRE2.word(), "fire die of the second day"),
            Map.entry(BattleRoll.SHOCK2.word(), "shock die of the second day"),
            Map.entry(BattleRoll.PURSUIT.word(), "pursuit die"),
            Map.entry("retreatAttempt", "die for breaking off after the first day"),
            Map.entry("retreat", "die for the losses of the retreat"),
            Map.entry("smallStack", "die for the stack of 7 LD"),
            Map.entry("leaderCasualty", "die for the casualty of its leader"),
            Map.entry("leaderFate", "die for the fate of its leader"),
            Map.entry("replacementLeader", "die for a replacement leader"),
            Map.entry("evasion", "evasion die"),
            Map.entry("interception", "interception die"),
            Map.entry("undermining", "undermining die"),
            Map.entry("fire", "fire die of the assault"),
            Map.entry("shock", "shock die of the assault"),
            Map.entry("initiative", "initiative die"),
            Map.entry("start", "die for the starting round"),
            Map.entry("continuation", "continuation die"));

    private DieTitle() {}

    /** @param board before the command that wants the die */
    public static String of(EuState board, DieName die) {
        var what = PURPOSES.getOrDefault(die.purpose(), "die for " + die.purpose())
                + (die.ordinal() == 0 ? "" : ", number " + (die.ordinal() + 1));
        return die.side().isEmpty() ? "the " + what : StackTitle.possessive(whose(board, die.side())) + " " + what;
    }

    private static String whose(EuState board, String side) {
        if (board.stack(side).isPresent()) {
            return StackTitle.of(board, side);
        }
        if (board.countries().containsKey(side)) {
            return Nation.of(side);
        }
        return Stream.of(Side.values()).filter(each -> each.word().equals(side)).findFirst()
                .map(each -> Engagements.current(board)
                        .map(battle -> StackTitle.countries(board, battle.side(each).stream().map(Engaged::stack).toList()))
                        .orElse(each.spoken()))
                .orElse("the " + side);
    }
}
