package tercio.domain.eu.land.battle.play;

import static tercio.domain.eu.common.game.SentenceNames.countriesOf;
import static tercio.domain.eu.common.game.SentenceNames.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.battle.BattleStanding;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the fighting of a battle since it was last told: attempts to break off, each roll as players note it, and what it waits for. */
public record FightingNarration(EuState board) {

    /** The step of the explanation in which a side tries to break off. */
    public static final String BREAK_OFF = "end of first day: retreat";

    Sentence of(BattleEvent.BattleFought event, List<Step> explanation) {
        var standing = event.standing();
        var attempts = explanation.stream().filter(step -> step.step().equals(BREAK_OFF) && !step.dice().isEmpty())
                .flatMap(step -> sideOf(step).map(side -> breakOff(side, step, standing)).stream()).toList();
        var rolls = RollNarration.newRolls(Engagements.current(board).map(Engagement::standing), standing);
        var told = new ArrayList<Sentence>();
        if (Engagements.current(board).map(Engagement::battle).isEmpty()) {
            told.add(say("fought").with("where", place(event.province())));
        }
        told.addAll(attempts);
        told.addAll(new RollNarration("eu.battle.", standing.unit().orElse(LossUnit.THIRD), side -> side(board, side)).of(rolls));
        standing.waits().ifPresentOrElse(question -> question(question, attempts.isEmpty(), rolls.isEmpty()).ifPresent(told::add),
                () -> told.add(say("over").with("how", standing.ended().orElse(BattleEnd.NOT_YET).name().toLowerCase(Locale.ROOT))));
        return Sentence.several(told);
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.battle." + key);
    }

    /** The side whose step of a battle it is. */
    public static Optional<Side> sideOf(Step step) {
        return Stream.of(Side.values()).filter(side -> side.word().equals(step.side())).findFirst();
    }

    private Sentence breakOff(Side side, Step step, BattleStanding standing) {
        return say("break-off").with("who", side(board, side)).with("die", step.dice().getFirst()).with("away", !standing.side(side).retreatFailed());
    }

    private Optional<Sentence> question(BattleStanding.Question question, boolean noAttempt, boolean nothingRolled) {
        var who = side(board, question.side());
        if (question.what() == BattleState.Kind.RETREAT_ROOM) {
            return Optional.of(say("must-retreat").with("who", who));
        }
        if (question.what() == BattleState.Kind.WINNER) {
            return Optional.of(say("has-won").with("who", who));
        }
        if (!nothingRolled) {
            return Optional.of(say("first-day-over"));
        }
        return noAttempt ? Optional.of(say("no-break-off").with("who", side(board, question.side().opponent()))) : Optional.empty();
    }

    /** The countries of a side of the current battle. */
    static Argument side(EuState board, Side side) {
        var stacks = Engagements.current(board).map(battle -> battle.side(side).stream().map(Engaged::stack).filter(id -> board.stack(id).isPresent()).toList()).orElse(List.of());
        return stacks.isEmpty() ? new Phrase(say("side").with("side", side == Side.PHASING ? "phasing" : "other")) : countriesOf(board, stacks);
    }
}
