package tercio.adapters.rollout;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Event;
import tercio.domain.game.Option;
import tercio.domain.ruling.Cancellation;

/**
 * Tries some answers with random dice, each up to where the procedure is over that it began, and gives the one whose boards are worth most to it. Where several
 * are worth the same, it takes any of them.
 *
 * @param leaning by which it values boards
 */
record ForesightPolicy(Leaning leaning) implements Policy {

    /** A decision whose answers are listed and are no more than this many is looked at whole. */
    private static final int LISTED = 10;
    /** So many answers are drawn of a longer list, and of the moves of a piece. */
    private static final int DRAWN = 4;
    /** So often an answer with dice is tried. */
    private static final int TRIES = 3;
    /** So many answers of a procedure are followed: rolls, losses, a fight. */
    private static final int FOLLOWED = 8;
    /** A decision with more answers, or with pieces to move, belongs to no procedure: somebody is free there to do something else. */
    private static final int FEW = 4;
    private static final double SAME = 1e-9;

    @Override
    public <S, C extends Command, E extends Event> C choose(PlayedPosition<S, C, E> position, String party, IntUnaryOperator below) {
        var answers = new LinkedHashSet<C>();
        for (var decision : position.decisions(party)) {
            answers.addAll(candidates(position, decision, below));
        }
        if (answers.size() == 1) {
            return answers.getFirst();
        }
        double most = Double.NEGATIVE_INFINITY;
        var best = new ArrayList<C>();
        for (var answer : answers) {
            Cancellation.check();
            double worth = worth(position, answer, party, below);
            if (worth > most + SAME) {
                best.clear();
            }
            if (worth >= most - SAME) {
                best.add(answer);
                most = Math.max(most, worth);
            }
        }
        return best.get(below.applyAsInt(best.size()));
    }

    /** Some answers of each kind: of its list, of the moves of one of its pieces, and one that fills in its form. */
    private static <S, C extends Command, E extends Event> List<C> candidates(PlayedPosition<S, C, E> position, Decision decision, IntUnaryOperator below) {
        var drawn = new ArrayList<C>();
        drawn.addAll(some(decision.options(), LISTED, below));
        if (!decision.movers().isEmpty()) {
            drawn.addAll(some(position.moves(decision.movers().get(below.applyAsInt(decision.movers().size()))), DRAWN, below));
        }
        if (decision.form() != null) {
            drawn.add(position.filledIn(decision.form(), below));
        }
        return drawn;
    }

    /** All of a short list, and some of a longer one. */
    @SuppressWarnings("unchecked") // a ruleset offers its own commands
    private static <C extends Command> List<C> some(List<Option> options, int most, IntUnaryOperator below) {
        if (options.size() <= most) {
            return options.stream().map(option -> (C) option.command()).toList();
        }
        var some = new LinkedHashSet<C>();
        for (int at = 0; at < DRAWN; at++) {
            some.add((C) options.get(below.applyAsInt(options.size())).command());
        }
        return List.copyOf(some);
    }

    /** The mean over some throws; an answer that is refused is worth least. */
    private <S, C extends Command, E extends Event> double worth(PlayedPosition<S, C, E> position, C answer, String party, IntUnaryOperator below) {
        double sum = 0;
        for (int tried = 1; tried <= TRIES; tried++) {
            var after = position.after(answer, below).map(next -> followed(next, below));
            if (after.isEmpty()) {
                return -Double.MAX_VALUE;
            }
            sum += leaning.of(position.fold(), after.get().position().board(), party);
            if (after.get().isCertain()) {
                return sum / tried;
            }
        }
        return sum / TRIES;
    }

    /** The board after the procedure that an answer began, with any answers to its questions. */
    private static <S, C extends Command, E extends Event> PlayedPosition.After<S, C, E> followed(PlayedPosition.After<S, C, E> begun, IntUnaryOperator below) {
        var now = begun;
        for (int step = 0; step < FOLLOWED; step++) {
            var before = now;
            var answers = answersInProcedure(before.position());
            var next = answers.isEmpty() ? Optional.<PlayedPosition.After<S, C, E>>empty() : before.position().after(answers.get(below.applyAsInt(answers.size())), below);
            if (next.isEmpty()) {
                return before;
            }
            now = new PlayedPosition.After<>(next.get().position(), before.isCertain() && next.get().isCertain() && answers.size() == 1);
        }
        return now;
    }

    /** The answers to what is asked in the midst of a procedure; none where it is over. */
    @SuppressWarnings("unchecked") // a ruleset offers its own commands
    private static <S, C extends Command, E extends Event> List<C> answersInProcedure(PlayedPosition<S, C, E> position) {
        var decisions = position.rules().decisions(position.board());
        boolean free = decisions.stream().anyMatch(decision -> !decision.movers().isEmpty() || decision.form() != null || decision.options().size() > FEW);
        return decisions.isEmpty() || free ? List.of() : decisions.getFirst().options().stream().map(option -> (C) option.command()).toList();
    }
}
