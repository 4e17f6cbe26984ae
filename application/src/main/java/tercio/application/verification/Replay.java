package tercio.application.verification;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tercio.application.game.Game;
import tercio.application.record.DiceCommitted;
import tercio.application.record.DiceMode;
import tercio.application.record.Dictionary;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.application.record.Notation;
import tercio.application.record.Past;
import tercio.application.record.RecordedEvent;

/**
 * Decides every recorded command again, with its recorded dice, and compares what comes of it with the record. A command
 * that an earlier edition of the rules decided may come out otherwise now: then the changes since explain it. Either way
 * the game goes on from what is recorded.
 */
public final class Replay {

    private static final String HASH = "[0-9a-f]{64}";
    private static final int LONGEST_NAME = 64;

    private final Dictionary dictionary;
    private final Notation notation;
    private final String id;
    private final Map<String, byte[]> secrets;

    /** @param secrets of the server's dice, those that are known, by their commitments */
    public Replay(Dictionary dictionary, Notation notation, String id, Map<String, byte[]> secrets) {
        this.dictionary = dictionary;
        this.notation = notation;
        this.id = id;
        this.secrets = secrets;
    }

    /**
     * What the replay of a record found; the chain is checked from the stored bytes elsewhere.
     *
     * @param edition the edition of now
     * @param editions those that decided, in the order in which they came
     * @param divergences that nothing explains
     * @param boards how many boards were compared
     */
    public record Found(int commands, int boards, String edition, List<String> editions, List<Divergence> divergences,
            List<ExplainedDivergence> explained, String diceProof, List<DiceFinding> dice) {}

    /** The record begins with the opening of the game. */
    public Found of(List<RecordedEvent> record, Progress progress) {
        var opening = (GameOpened) record.getFirst().fact();
        int copied = 1 + opening.forkedFrom().map(GameOpened.Origin::copied).orElse(0);
        var findings = new Findings();
        var dice = new DiceCheck(record, id, secrets);
        Game<?, ?, ?, ?> game = Game.opened(record.getFirst(), dictionary);
        var boards = new BoardCheck();
        var envelopes = new EnvelopeCheck(record.getFirst(), copied, notation);
        envelopes.opening(record.getFirst()).ifPresent(findings.real::add);
        var past = new PastOfRecord(record, notation, opening.ruleset());
        var amended = new AmendedLine(past, copied);
        int commands = 1;
        for (int at = 1; at < record.size(); commands++) {
            int end = endOfCommand(record, at);
            var events = record.subList(at, end);
            // A fork may have been taken in the midst of a command: then it has the first of its events.
            envelopes.look(events).ifPresent(findings.real::add);
            add(amended.look(game, events), game, events.getFirst(), findings);
            check(game, events, end <= copied, findings, past);
            dice.look(game, events.getFirst());
            try {
                for (var event : events) {
                    game = game.after(event);
                }
            } catch (RuntimeException unfit) {
                findings.real.add(new Divergence(at + 1, "an event that fits the game", DecidedAgain.told(unfit)));
                break;
            }
            boards.compare(game, events.getLast()).ifPresent(findings.real::add);
            at = end;
            progress.step(at, record.size());
        }
        amended.end(record.size()).ifPresent(findings.real::add);
        return new Found(commands, boards.compared(), game.editions().current(), List.copyOf(findings.editions), List.copyOf(findings.real),
                List.copyOf(findings.explained), dice.finding(), dice.findings());
    }

    private static final class Findings {
        private final List<Divergence> real = new ArrayList<>();
        private final List<ExplainedDivergence> explained = new ArrayList<>();
        private final Set<String> editions = new LinkedHashSet<>();
    }

    private static int endOfCommand(List<RecordedEvent> record, int from) {
        int since = record.get(from).envelope().since();
        int end = from + 1;
        while (end < record.size() && record.get(end).envelope().since() == since) {
            end++;
        }
        return end;
    }

    /** A branch that was worked out under an earlier edition may come out otherwise now. */
    private static void add(Optional<Divergence> found, Game<?, ?, ?, ?> game, RecordedEvent first, Findings findings) {
        found.ifPresent(difference -> {
            var edition = first.envelope().edition().orElse(game.opened().edition());
            var changes = edition.length() > LONGEST_NAME ? List.<LaterChange>of() : LaterChange.since(edition, game.editions(), Set.of());
            if (changes.isEmpty()) {
                findings.real.add(difference);
            } else {
                findings.explained.add(new ExplainedDivergence(difference.position(), difference.expected(), difference.found(), edition, changes));
            }
        });
    }

    private void check(Game<?, ?, ?, ?> game, List<RecordedEvent> events, boolean cut, Findings findings, Past past) {
        var first = events.getFirst();
        if (first.fact() instanceof DiceCommitted committed) {
            undue(game, committed, events).ifPresent(expected -> findings.real.add(
                    new Divergence(first.position(), expected, DecidedAgain.told(first, notation))));
            return;
        }
        var edition = first.envelope().edition().orElse(game.opened().edition());
        if (edition.length() > LONGEST_NAME) {
            findings.real.add(new Divergence(first.position(), "an edition with at most " + LONGEST_NAME + " letters", "a longer one"));
            return;
        }
        findings.editions.add(edition);
        var again = DecidedAgain.of(game, first, past);
        difference(again, events, cut).ifPresent(difference -> {
            var changes = again.byTheRulebook() ? changes(game, edition, again, events) : List.<LaterChange>of();
            if (changes.isEmpty()) {
                findings.real.add(difference);
            } else {
                findings.explained.add(new ExplainedDivergence(
                        difference.position(), difference.expected(), difference.found(), edition, changes));
            }
        });
    }

    private Optional<Divergence> difference(DecidedAgain again, List<RecordedEvent> events, boolean cut) {
        if (again.gives(events, cut, notation)) {
            return ExplanationCheck.of(again.explanations(), events, notation);
        }
        var found = String.join("; ", events.stream().map(event -> DecidedAgain.told(event, notation)).toList());
        return Optional.of(new Divergence(events.getFirst().position(), again.told(notation), found));
    }

    private static List<LaterChange> changes(Game<?, ?, ?, ?> game, String edition, DecidedAgain again, List<RecordedEvent> events) {
        var rules = new LinkedHashSet<>(again.rules());
        events.forEach(event -> rules.addAll(LaterChange.rulesOf(event.envelope().explanation().steps())));
        return LaterChange.since(edition, game.editions(), rules);
    }

    /** What is expected instead of a commitment that the service would not have made. */
    private Optional<String> undue(Game<?, ?, ?, ?> game, DiceCommitted committed, List<RecordedEvent> events) {
        if (game.opened().dice() == DiceMode.PHYSICAL) {
            return Optional.of("no commitment: the dice are thrown by hand");
        }
        if (committed.before().stream().anyMatch(name -> name.length() > LONGEST_NAME)) {
            return Optional.of("the name of a game with at most " + LONGEST_NAME + " letters");
        }
        if (!committed.commitment().matches(HASH) || game.commitments().holds(committed.commitment())) {
            return Optional.of("a commitment that was not made before");
        }
        var envelope = events.getFirst().envelope();
        if (events.size() > 1 || !envelope.rolls().isEmpty() || !envelope.explanation().isEmpty()) {
            return Optional.of("a commitment alone, without dice and explanation");
        }
        if (!envelope.causedBy().equals(notation.write(new KernelCommand.CommitDice()))) {
            return Optional.of("a commitment that the service made by itself");
        }
        return switch (committed.cause()) {
            case SECRET_TOLD -> game.commitments().told() ? Optional.empty()
                    : Optional.of("no new commitment while the secret in force is not told");
            case RECORD_IMPORTED -> Optional.empty();
            case LINE_AMENDED -> game.commitments().amended() ? Optional.empty()
                    : Optional.of("no new commitment, because no amendment was adopted");
            case GAME_OPENED, COPIED -> Optional.of("a commitment because the secret was told, the record imported or an amendment adopted");
        };
    }
}
