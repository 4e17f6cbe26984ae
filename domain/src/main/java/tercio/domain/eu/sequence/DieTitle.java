package tercio.domain.eu.sequence;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.land.battle.play.Engagements;
import tercio.domain.eu.sea.battle.play.SeaFights;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** The title of a die for the players who throw it: {@code Spain's shock die of the first day}. */
public final class DieTitle {

    /** Those who throw dice in procedures that name no side of a battle. */
    private static final Set<String> PARTIES = Set.of("besieger", "besieged", "troops", "defender", "runner", "blockader");

    private DieTitle() {}

    /** @param board before the command that needs the die */
    public static Keyed of(EuState board, DieName die) {
        var named = EuChapters.dieLabel(die.purpose()).orElseGet(() -> Sentence.of("eu.die.other").with("purpose", new Text(die.purpose())));
        int number = die.ordinal() == 0 ? 0 : die.ordinal() + 1;
        if (die.side().isEmpty()) {
            return Sentence.of("eu.die.the").with("die", named).with("number", number);
        }
        var owner = owner(board, die.side());
        return Sentence.of("eu.die.of").with("die", named).with("owner", owner).with("together", Sentence.of("eu.name.one").with("who", owner)).with("number", number);
    }

    private static Argument owner(EuState board, String side) {
        var stack = new StackId(side);
        if (board.stack(stack).isPresent()) {
            return SentenceNames.stack(board, stack);
        }
        if (board.fleet(stack).isPresent()) {
            return SentenceNames.fleet(board, stack);
        }
        if (board.countries().containsKey(new CountryId(side))) {
            return SentenceNames.country(new CountryId(side));
        }
        return Stream.of(Side.values()).filter(each -> each.word().equals(side)).findFirst().map(each -> ofSide(board, each))
                .orElseGet(() -> PARTIES.contains(side) ? new Phrase(Sentence.of("eu.die.party").with("party", side)) : new Text("the " + side));
    }

    /** The countries of a side of the battle that is fought. */
    private static Argument ofSide(EuState board, Side side) {
        return Engagements.current(board)
                .map(battle -> SentenceNames.countriesOf(board, battle.side(side).stream().map(Engaged::stack).toList()))
                .or(() -> SeaFights.current(board).map(battle -> countries(board, battle, side)))
                .orElseGet(() -> new Phrase(Sentence.of("eu.battle.side").with("side", side.word())));
    }

    /** The countries of a side at sea; the one that commands it where its ships are gone. */
    private static Argument countries(EuState board, SeaEngagement battle, Side side) {
        var afloat = battle.side(side).stream().flatMap(id -> board.fleet(id).stream()).map(NavalStack::country).distinct().toList();
        return SentenceNames.countries(afloat.isEmpty() ? battle.combat().stream().map(combat -> combat.country(side)).toList() : afloat);
    }
}
