package tercio.application.verification;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.StreamSupport;
import tercio.application.game.Game;
import tercio.application.record.EventHistory;
import tercio.application.record.GameOpened;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordCodec;
import tercio.application.record.RecordedEvent;
import tercio.domain.sentence.Sentence;

/**
 * Decides every recorded command again, with its recorded dice, and compares the result with the record. A command that
 * an earlier edition of the rules decided may come out otherwise now: then the changes since explain it. Either way the
 * game continues from the recorded events.
 */
public final class Replay {

    private final MessageRegistry dictionary;
    private final RecordCodec notation;
    private final String id;
    private final Map<String, byte[]> secrets;
    private final Parallelism atOnce;

    /**
     * @param secrets of the server's dice, those that are known, by their commitments
     * @param atOnce the number of commands decided at the same time
     */
    public Replay(MessageRegistry dictionary, RecordCodec notation, String id, Map<String, byte[]> secrets, Parallelism atOnce) {
        this.dictionary = dictionary;
        this.notation = notation;
        this.id = id;
        this.secrets = secrets;
        this.atOnce = atOnce;
    }

    /**
     * The result of the replay of a record. The chain is checked elsewhere, from the stored bytes.
     *
     * @param edition the current edition
     * @param editions those that decided, in the order in which they came
     * @param divergences that nothing explains
     * @param boards the number of boards compared
     */
    public record ReplayResult(int commands, int boards, String edition, List<String> editions, List<Divergence> divergences,
            List<ExplainedDivergence> explained, String diceProof, List<DiceFinding> dice) {}

    /** The record begins with the opening of the game. */
    public ReplayResult of(List<RecordedEvent> record, Progress progress) {
        var walk = new Walk(record, progress);
        var findings = new Findings();
        walk.checkOpening().ifPresent(findings.real::add);
        var commands = StreamSupport.stream(Spliterators.spliteratorUnknownSize(walk, Spliterator.ORDERED), false);
        atOnce.map(commands, ExaminedCommand::decide).forEachOrdered(findings::add);
        walk.amended.checkEnd(record.size()).ifPresent(findings.real::add);
        return new ReplayResult(findings.commands, walk.boards.comparedCount(), walk.game.editions().current(), List.copyOf(findings.editions),
                List.copyOf(findings.real), List.copyOf(findings.explained), walk.dice.finding(), walk.dice.findings());
    }

    /** A command with the findings about its envelope, its amended line and the game after it. */
    private record ExaminedCommand(Optional<Divergence> envelope, Optional<CommandCheck.Finding> line, CommandCheck check, Optional<Divergence> after) {

        Decided decide() {
            return new Decided(envelope, line, check.finding(), after);
        }
    }

    /** @param line the finding about a command that an amendment should apply */
    private record Decided(Optional<Divergence> envelope, Optional<CommandCheck.Finding> line, CommandCheck.Finding command, Optional<Divergence> after) {}

    private static final class Findings {
        private final List<Divergence> real = new ArrayList<>();
        private final List<ExplainedDivergence> explained = new ArrayList<>();
        private final Set<String> editions = new LinkedHashSet<>();
        /** The number of commands, including the one that opened the game. */
        private int commands = 1;

        void add(Decided decided) {
            commands++;
            decided.envelope.ifPresent(real::add);
            decided.line.ifPresent(this::add);
            add(decided.command);
            decided.after.ifPresent(real::add);
        }

        private void add(CommandCheck.Finding finding) {
            finding.edition().ifPresent(editions::add);
            finding.real().ifPresent(real::add);
            finding.explained().ifPresent(explained::add);
        }
    }

    /**
     * Iterates over the commands of a record and applies their events. It ends before an event that does not fit the
     * game.
     */
    private final class Walk implements Iterator<ExaminedCommand> {

        private final List<RecordedEvent> record;
        private final Progress progress;
        private final int copied;
        private final DiceCheck dice;
        private final EnvelopeCheck envelopes;
        private final BoardCheck boards = new BoardCheck();
        private final EventHistory past;
        private final AmendedLineCheck amended;
        private Game<?, ?, ?, ?> game;
        private int at = 1;

        Walk(List<RecordedEvent> record, Progress progress) {
            this.record = record;
            this.progress = progress;
            var opening = (GameOpened) record.getFirst().fact();
            copied = 1 + opening.forkedFrom().map(GameOpened.Origin::copied).orElse(0);
            dice = new DiceCheck(record, id, secrets);
            game = Game.open(record.getFirst(), dictionary);
            envelopes = new EnvelopeCheck(record.getFirst(), copied, notation);
            past = new LoadedEventHistory(record, notation, opening.ruleset());
            amended = new AmendedLineCheck(past, copied);
        }

        Optional<Divergence> checkOpening() {
            return envelopes.checkOpening(record.getFirst());
        }

        @Override
        public boolean hasNext() {
            return at < record.size();
        }

        @Override
        public ExaminedCommand next() {
            int end = endOfCommand(record, at);
            var events = record.subList(at, end);
            var envelope = envelopes.check(events, game.places());
            // A fork may have been taken in the midst of a command: then it has the first of its events.
            var check = new CommandCheck(game, events, end <= copied, notation, past);
            var line = amended.check(game, events).map(check::explainByEdition);
            dice.check(game, events.getFirst());
            try {
                for (var event : events) {
                    game = game.after(event);
                }
            } catch (RuntimeException unfit) {
                var misfit = new Divergence(at + 1, Sentence.of("kernel.verify.fitting-event"), RedecidedCommand.describe(unfit));
                at = record.size();
                return new ExaminedCommand(envelope, line, check, Optional.of(misfit));
            }
            at = end;
            progress.reportOrStop(at, record.size());
            return new ExaminedCommand(envelope, line, check, boards.compare(game, events.getLast()));
        }
    }

    private static int endOfCommand(List<RecordedEvent> record, int from) {
        int since = record.get(from).envelope().since();
        int end = from + 1;
        while (end < record.size() && record.get(end).envelope().since() == since) {
            end++;
        }
        return end;
    }
}
