package tercio.domain.eu.sequence;

import java.util.stream.Stream;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.eu.common.game.StackTitle;
import tercio.domain.eu.land.battle.Side;
import tercio.domain.eu.land.battle.play.Engagements;
import tercio.domain.eu.sea.battle.play.SeaFights;

/** The title of a die for the players who throw it: {@code Spain's shock die of the first day}. */
public final class DieTitle {

    private DieTitle() {}

    /** @param board before the command that needs the die */
    public static String of(EuState board, DieName die) {
        var what = EuChapters.dieLabel(die.purpose()).orElseGet(() -> "die for " + die.purpose())
                + (die.ordinal() == 0 ? "" : ", number " + (die.ordinal() + 1));
        return die.side().isEmpty() ? "the " + what : StackTitle.possessive(whose(board, die.side())) + " " + what;
    }

    private static String whose(EuState board, String side) {
        if (board.stack(new StackId(side)).isPresent()) {
            return StackTitle.of(board, new StackId(side));
        }
        if (board.countries().containsKey(new CountryId(side))) {
            return Nation.of(new CountryId(side));
        }
        return Stream.of(Side.values()).filter(each -> each.word().equals(side)).findFirst()
                .map(each -> Engagements.current(board)
                        .map(battle -> StackTitle.countries(board, battle.side(each).stream().map(Engaged::stack).toList()))
                        .or(() -> SeaFights.current(board).map(battle -> countries(board, battle, each)))
                        .orElse(each.label()))
                .orElse("the " + side);
    }

    /** The countries of a side at sea; the one that commands it where its ships are gone. */
    private static String countries(EuState board, SeaEngagement battle, Side side) {
        var afloat = battle.side(side).stream().flatMap(id -> board.fleet(id).stream()).map(NavalStack::country).distinct().map(Nation::of).toList();
        return afloat.isEmpty() ? Nation.of(battle.terms().side(side).country()) : SpokenNames.list(afloat);
    }
}
