package tercio.adapters.rollout;

import java.util.ArrayList;
import java.util.Comparator;
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
 * Leaves all as it is unless something is clearly better: it tries the listed answers and some marches with random dice, each up to where the procedure is over that it
 * began. The answer that looks best in a few throws is tried again with others, so that luck does not choose. Troops that do not move and do not fight lose least; random play
 * loses most by marches, voyages and fights that bring nothing.
 *
 * @param leaning by which it values boards
 */
record ForesightPolicy(Leaning leaning) implements Policy {

    /** A decision whose answers are listed and are no more than this many is looked at whole. */
    private static final int LISTED = 10;
    /** The number of answers that are drawn of a longer list. */
    private static final int DRAWN = 5;
    /** The number of fillings of a form that are drawn where nothing else answers. */
    private static final int FILLINGS = 3;
    /** The number of times that an answer with dice is tried first. */
    private static final int TRIES = 2;
    /** The number of the best answers that are tried again, and of times that they are. */
    private static final int BEST = 3;
    private static final int TRIES_OF_BEST = 10;
    /** The number of times that it is tried what it costs to move nothing. */
    private static final int TRIES_OF_REST = 3;
    /** The number of answers of a procedure that are followed: rolls, losses, a fight. */
    private static final int FOLLOWED = 8;

    @Override
    public <S, C extends Command, E extends Event> C choose(PlayedPosition<S, C, E> position, String party, IntUnaryOperator below) {
        var decisions = position.decisions(party);
        boolean moves = decisions.stream().anyMatch(decision -> !decision.movers().isEmpty());
        var answers = List.copyOf(answers(position, decisions, below));
        if (answers.size() == 1) {
            return answers.getFirst();
        }
        var outlook = new Outlook<>(position, party, below, !moves);
        var found = new ArrayList<Prospect<C>>();
        for (int at = 0; at < answers.size(); at++) {
            outlook.of(answers.get(at), at, TRIES).ifPresent(found::add);
        }
        return found.isEmpty() ? position.sample(decisions.getFirst(), below) : best(outlook, found);
    }

    /** The best answer, unless one that leaves all as it is does nearly as well; where dice decide whatever is answered, the first that is listed stands for it. */
    private <S, C extends Command, E extends Event> C best(Outlook<S, C, E> outlook, List<Prospect<C>> found) {
        var rest = found.stream().filter(Prospect::isCertain).min(Comparator.<Prospect<C>, Boolean>comparing(each -> !each.leadsOn()).thenComparing(Prospect.BEST_FIRST))
                .orElseGet(() -> again(outlook, found.getFirst()));
        var best = found.stream().sorted(Prospect.BEST_FIRST).limit(BEST).map(each -> each.place() == rest.place() ? rest : again(outlook, each)).min(Prospect.BEST_FIRST).orElseThrow();
        return best.isBetterThan(rest, leaning.gain()) ? best.answer() : rest.answer();
    }

    private <S, C extends Command, E extends Event> Prospect<C> again(Outlook<S, C, E> outlook, Prospect<C> found) {
        return found.isCertain() ? found : outlook.of(found.answer(), found.place(), TRIES_OF_BEST).orElse(found);
    }

    /** The listed answers, and marches; forms are filled in where nothing else answers. */
    private <S, C extends Command, E extends Event> LinkedHashSet<C> answers(PlayedPosition<S, C, E> position, List<Decision> decisions, IntUnaryOperator below) {
        var answers = new LinkedHashSet<C>();
        decisions.forEach(decision -> answers.addAll(some(decision.options(), below)));
        decisions.stream().filter(decision -> !decision.movers().isEmpty()).forEach(decision -> answers.addAll(new MarchCandidates(leaning.odds()).of(position, decision, below)));
        if (answers.isEmpty()) {
            decisions.stream().filter(decision -> decision.form() != null).forEach(decision -> {
                for (int drawn = 0; drawn < FILLINGS; drawn++) {
                    answers.add(position.filledIn(decision.form(), below));
                }
            });
        }
        if (answers.isEmpty()) {
            answers.add(position.sample(decisions.getFirst(), below));
        }
        return answers;
    }

    @SuppressWarnings("unchecked") // a ruleset offers its own commands
    private static <C extends Command> List<C> some(List<Option> options, IntUnaryOperator below) {
        return Drawn.some(options, LISTED, DRAWN, below).stream().map(option -> (C) option.command()).toList();
    }

    /** The prospects of answers to a decision. */
    private final class Outlook<S, C extends Command, E extends Event> {

        private final PlayedPosition<S, C, E> position;
        private final String party;
        private final IntUnaryOperator below;
        /** Whether an answer is also worth the best march that it allows, as a campaign is that allows to march. */
        private final boolean looksForMarches;

        Outlook(PlayedPosition<S, C, E> position, String party, IntUnaryOperator below, boolean looksForMarches) {
            this.position = position;
            this.party = party;
            this.below = below;
            this.looksForMarches = looksForMarches;
        }

        /** The mean over some throws; empty for an answer that is refused. */
        Optional<Prospect<C>> of(C answer, int place, int tries) {
            var box = position.fold().box(position.board());
            double sum = 0;
            boolean leadsOn = false;
            S board = null;
            for (int tried = 1; tried <= tries; tried++) {
                Cancellation.check();
                var begun = position.after(answer, below);
                if (begun.isEmpty()) {
                    return Optional.empty();
                }
                var after = follow(begun.get(), below);
                board = after.position().board();
                sum += leaning.of(position.fold(), board, party);
                leadsOn = !position.fold().box(begun.get().position().board()).equals(box);
                if (after.isCertain()) {
                    double further = looksForMarches && tried == 1 ? furtherGain(after.position()) : 0;
                    return Optional.of(new Prospect<>(answer, sum / tried + further, true, leadsOn, Leaning.money(position.fold(), board, party), place));
                }
            }
            return Optional.of(new Prospect<>(answer, sum / tries, false, leadsOn, Leaning.money(position.fold(), board, party), place));
        }

        /**
         * The further gain of a party from a board on which it moves: the best march, less what it costs to end the movements at once, as attrition that troops at rest
         * suffer too; 0 where the party moves nothing.
         */
        private double furtherGain(PlayedPosition<S, C, E> after) {
            var moving = after.decisions(party).stream().filter(decision -> !decision.movers().isEmpty() && !decision.options().isEmpty()).findFirst();
            if (moving.isEmpty()) {
                return 0;
            }
            var outlook = new Outlook<>(after, party, below, false);
            double now = leaning.of(after.fold(), after.board(), party);
            @SuppressWarnings("unchecked") // a ruleset offers its own commands
            var end = (C) moving.get().options().getFirst().command();
            double rest = outlook.of(end, 0, TRIES_OF_REST).map(ended -> ended.worth() - now).orElse(0.0);
            return rest + new MarchCandidates(leaning.odds()).of(after, moving.get(), below).stream().flatMap(march -> outlook.of(march, 0, 1).stream())
                    .mapToDouble(march -> march.worth() - now - (march.isCertain() ? 0 : leaning.gain())).filter(gain -> gain > 0).max().orElse(0);
        }
    }

    /** The board after the procedure that an answer began, with any answers to its questions. */
    private static <S, C extends Command, E extends Event> PlayedPosition.After<S, C, E> follow(PlayedPosition.After<S, C, E> begun, IntUnaryOperator below) {
        var now = begun;
        for (int step = 0; step < FOLLOWED && !now.position().isAtRest(); step++) {
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

    /** The answers to the first question in the midst of a procedure; none where they are not listed. */
    @SuppressWarnings("unchecked") // a ruleset offers its own commands
    private static <S, C extends Command, E extends Event> List<C> answersInProcedure(PlayedPosition<S, C, E> position) {
        var decisions = position.decisions();
        return decisions.isEmpty() ? List.of() : decisions.getFirst().options().stream().map(option -> (C) option.command()).toList();
    }
}
