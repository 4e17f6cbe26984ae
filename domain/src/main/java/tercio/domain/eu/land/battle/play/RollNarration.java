package tercio.domain.eu.land.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleStanding;
import tercio.domain.eu.common.battle.BattleStanding.Rolled;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/**
 * Tells the rolls of a battle as players note them: die, sum, losses and stars of each side.
 *
 * @param chapter the chapter of their sentences in the catalogs: {@code eu.battle.}
 * @param unit the unit in which losses are counted
 * @param sides the parties that fight on a side
 */
public record RollNarration(String chapter, LossUnit unit, Function<Side, Argument> sides) {

    /** The rolls that stand after those of what was told before. */
    public static List<Rolled> newRolls(Optional<BattleStanding> before, BattleStanding now) {
        int told = Math.min(before.map(known -> known.rolls().size()).orElse(0), now.rolls().size());
        return now.rolls().subList(told, now.rolls().size());
    }

    /** A sentence for each kind of roll, in their order. */
    public List<Sentence> of(List<Rolled> rolls) {
        var told = new ArrayList<Sentence>();
        for (var roll : BattleRoll.values()) {
            Keyed dice = null;
            for (var die : rolls.stream().filter(each -> each.roll() == roll).toList().reversed()) {
                dice = dice == null ? die(die) : Sentence.of(chapter + "dice").with("die", die(die)).with("rest", dice);
            }
            if (dice != null) {
                told.add(Sentence.of(chapter + "rolled").with("roll", roll.word()).with("dice", new Phrase(dice)));
            }
        }
        return told;
    }

    private Keyed die(Rolled die) {
        return Sentence.of(chapter + "die").with("who", sides.apply(die.side())).with("die", die.die()).with("modified", die.die() != die.modified())
                .with("sum", die.modified()).with("hit", die.lossThirds() > 0).with("losses", new Amount(die.lossThirds(), unit.ofOneLd())).with("stars", die.stars());
    }
}
