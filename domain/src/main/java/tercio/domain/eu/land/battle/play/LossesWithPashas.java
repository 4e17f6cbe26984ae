package tercio.domain.eu.land.battle.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.LandBattleOutcome;
import tercio.domain.eu.land.battle.play.BattleCommand.CountLosses;
import tercio.domain.eu.land.battle.play.BattleEvent.LossesCounted;
import tercio.domain.eu.land.losses.play.LossShares;
import tercio.domain.eu.land.losses.play.PashasBeyond;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * The losses of a country with Pashas beyond its losses of a battle. A Pasha who is killed for fewer losses than his LD is lost whole, and
 * all his LD count towards the losses of the battle (EU-TUR-5), by which it is judged whether it was a Major Battle. So his country says
 * before the battle is judged how many LD it loses beyond its losses. Reading: it is asked only where its answer makes or unmakes a Major
 * Battle; elsewhere the choice of the troops is enough.
 *
 * @param side with the Pashas
 * @param losses of their country, or of all its side where they are not shared
 * @param beyond the possible numbers of LD beyond them
 */
record LossesWithPashas(Side side, Duty.Losses losses, SortedSet<Integer> beyond) {

    static final String RULE = "EU-TUR-5";

    /** @param ld the LD lost beyond the losses of the side */
    record Counted(Side side, int ld) {}

    /** The open question of a battle whose dice are over; empty if there is none. */
    static Optional<LossesWithPashas> of(WarView board, Engagement engagement) {
        for (var side : Side.values()) {
            boolean pashas = BattleLines.stacks(board.state(), engagement, side).stream().anyMatch(stack -> stack.units().pashas() > 0);
            var question = pashas ? of(board, engagement, side).filter(asked -> asked.decidesMajorBattle(board, engagement)) : Optional.<LossesWithPashas>empty();
            if (question.isPresent()) {
                return question;
            }
        }
        return Optional.empty();
    }

    private static Optional<LossesWithPashas> of(WarView board, Engagement engagement, Side side) {
        var outcome = countedOutcome(board, engagement);
        int ld = outcome.side(side).losses() / board.tables().unit().ofOneLd();
        if (ld == 0 || outcome.side(side).destroyed()) {
            return Optional.empty();
        }
        var part = LossShares.partOf(board.state(), BattleAftermath.lossDuty(board.state(), engagement, side, ld), TurkishArmy.COUNTRY);
        return Optional.of(new LossesWithPashas(side, part, PashasBeyond.possibleNumbers(board.state(), part)));
    }

    private static LandBattleOutcome countedOutcome(WarView board, Engagement engagement) {
        return LandBattleOutcome.of(engagement.battle().toBattle(board.state().readings()), engagement.standing().battleState(), board.tables());
    }

    private boolean decidesMajorBattle(WarView board, Engagement engagement) {
        return beyond.stream().map(ld -> isMajor(board, engagement, ld)).distinct().count() > 1;
    }

    /** Whether it is a Major Battle if so many LD more are lost. */
    private boolean isMajor(WarView board, Engagement engagement, int ld) {
        var counted = countedOutcome(board, engagement);
        var more = new HashMap<>(BattleAftermath.lossesForLackOfChange(board, engagement, counted));
        more.merge(side, ld * board.tables().unit().ofOneLd(), Integer::sum);
        return LandBattleOutcome.of(engagement.battle().toBattle(board.state().readings()), engagement.standing().battleState(), board.tables(), more)
                .majorBattle();
    }

    Sentence prompt() {
        return Sentence.of("eu.battle.ask-pashas").with("who", SentenceNames.country(losses.country())).with("ld", losses.ld());
    }

    List<Option> options(WarView board, Engagement engagement) {
        var options = new ArrayList<Option>();
        for (int ld : beyond) {
            options.add(new Option(Sentence.of("eu.battle.to-lose").with("pasha", ld > 0).with("all", losses.ld() + ld).with("ld", losses.ld())
                    .with("major", isMajor(board, engagement, ld)), new CountLosses(engagement.province(), ld)));
        }
        return options;
    }

    /** Counts the losses and judges the battle. Refused unless it is asked and the number is possible. */
    static Execution count(EuCommandRun play, CountLosses command) {
        var current = Engagements.current(play.state()).filter(engagement -> engagement.province().equals(command.province()))
                .filter(engagement -> engagement.battle() != null && engagement.waits().isEmpty());
        var asked = current.flatMap(engagement -> of(play.board(), engagement));
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.battle.refused-no-pasha-losses").with("where", SentenceNames.place(command.province())));
        }
        if (!asked.get().beyond.contains(command.beyond())) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.battle.refused-pasha-losses").with("who", SentenceNames.country(asked.get().losses.country()))
                    .with("beyond", command.beyond()).with("ld", asked.get().losses.ld()), asked.get().options(play.board(), current.get()));
        }
        var side = asked.get().side;
        play.emit(new LossesCounted(command.province(), side, asked.get().losses.country(), command.beyond()),
                List.of(Step.of("Pashas killed whole", RULE).side(side.word()).result(Sentence.of("eu.battle.result-pashas")
                        .with("lost", asked.get().losses.ld() + command.beyond()).with("ld", asked.get().losses.ld()))));
        BattleAftermath.settle(play, current.get(), Optional.of(new Counted(side, command.beyond())));
        return EuCommandRun.success();
    }
}
