package tercio.application.verification;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.application.dice.Commitment;
import tercio.application.dice.RecordedDice;
import tercio.application.dice.ServerDice;
import tercio.application.game.Game;
import tercio.application.game.Judgement;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.Dictionary;
import tercio.application.record.GameOpened;
import tercio.application.record.Notation;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Event;
import tercio.domain.game.Verdict.Ruled;

/** Decides every recorded command again, with its recorded dice, and compares what comes of it with the record. */
public final class Replay {

    private final Dictionary dictionary;
    private final Notation notation;
    private final String id;
    private final Optional<byte[]> secret;

    /** @param secret of the server's dice, where it is known */
    public Replay(Dictionary dictionary, Notation notation, String id, Optional<byte[]> secret) {
        this.dictionary = dictionary;
        this.notation = notation;
        this.id = id;
        this.secret = secret;
    }

    /** What the replay of a record found; the chain is checked from the stored bytes elsewhere. */
    public record Found(int commands, List<Divergence> divergences, String diceProof) {}

    /** The record begins with the opening of the game. */
    public Found of(List<RecordedEvent> record, Progress progress) {
        var opening = (GameOpened) record.getFirst().fact();
        int copied = 1 + opening.forkedFrom().map(GameOpened.Origin::copied).orElse(0);
        var divergences = new ArrayList<Divergence>();
        var proof = proofAtStart(opening);
        Game<?, ?, ?, ?> game = Game.opened(record.getFirst(), dictionary);
        int commands = 1;
        for (int at = 1; at < record.size(); commands++) {
            int end = endOfCommand(record, at);
            var events = record.subList(at, end);
            // A fork may have been taken in the midst of a command: then it has the first of its events.
            check(game, opening, events, end <= copied).ifPresent(divergences::add);
            if (proof.equals(Report.INTACT) && at >= copied && !provenDice(game, opening, events.getFirst())) {
                proof = "broken at " + (at + 1);
            }
            try {
                for (var event : events) {
                    game = game.after(event);
                }
            } catch (RuntimeException unfit) {
                divergences.add(new Divergence(at + 1, "an event that fits the game", told(unfit)));
                return new Found(commands, divergences, proof);
            }
            at = end;
            progress.step(at, record.size());
        }
        return new Found(commands, divergences, proof);
    }

    private String proofAtStart(GameOpened opening) {
        if (opening.dice() == DiceMode.PHYSICAL) {
            return Report.INTACT;
        }
        return secret.filter(known -> Commitment.of(known).equals(opening.diceCommitment())).isPresent()
                ? Report.INTACT : "no secret";
    }

    private static int endOfCommand(List<RecordedEvent> record, int from) {
        int since = record.get(from).envelope().since();
        int end = from + 1;
        while (end < record.size() && record.get(end).envelope().since() == since) {
            end++;
        }
        return end;
    }

    private Optional<Divergence> check(Game<?, ?, ?, ?> game, GameOpened opening, List<RecordedEvent> events, boolean cut) {
        var first = events.getFirst();
        List<Object> found = events.stream().<Object>map(RecordedEvent::fact).toList();
        var expected = decidedAgain(game, opening, first);
        // Equal facts are written alike; only those that seem to differ are compared as they are written.
        if (same(expected, found, cut) || same(told(expected), told(found), cut)) {
            return Optional.empty();
        }
        return Optional.of(new Divergence(first.position(), String.join("; ", told(expected)), String.join("; ", told(found))));
    }

    private static boolean same(List<?> expected, List<?> found, boolean cut) {
        return expected.equals(found)
                || cut && expected.size() > found.size() && expected.subList(0, found.size()).equals(found);
    }

    private List<String> told(List<Object> facts) {
        return facts.stream().map(fact -> fact instanceof Event event ? written(event) : fact.toString()).toList();
    }

    /** The events of the command as the rules have them now, or in one sentence why there are none. */
    private List<Object> decidedAgain(Game<?, ?, ?, ?> game, GameOpened opening, RecordedEvent first) {
        try {
            var command = notation.command(opening.ruleset(), first.envelope().causedBy());
            var dice = new RecordedDice(first.envelope().rolls());
            return switch (game.judge(Caller.named(first.envelope().by()), command, dice)) {
                case Judgement.Accepted accepted when !accepted.rolls().equals(first.envelope().rolls()) ->
                        List.of("other dice: " + accepted.rolls());
                case Judgement.Accepted accepted -> accepted.events().stream()
                        .<Object>map(Ruled::event).toList();
                case Judgement.Forbidden forbidden -> List.of("refused: " + forbidden.refusal().detail());
                case Judgement.DieWanted wanted -> List.of("a die for " + wanted.die());
                case Judgement.NotYours notYours -> List.of("refused: " + notYours.detail());
            };
        } catch (RuntimeException unfit) {
            // A record from outside may hold anything: what cannot be decided is a finding, not a failure.
            return List.of("a command that can be decided: " + told(unfit));
        }
    }

    /** What the program itself says of it; what the language says names its classes. */
    private static String told(RuntimeException unfit) {
        boolean own = (unfit instanceof IllegalArgumentException || unfit instanceof IllegalStateException) && unfit.getMessage() != null;
        return own ? unfit.getMessage() : "this one does not fit the game";
    }

    private String written(Event fact) {
        var written = notation.write(fact);
        return written.type() + " " + written.payload();
    }

    private boolean provenDice(Game<?, ?, ?, ?> game, GameOpened opening, RecordedEvent first) {
        if (opening.dice() == DiceMode.PHYSICAL || first.envelope().rolls().isEmpty()) {
            return true;
        }
        var dice = new ServerDice(secret.orElseThrow(), id, opening.contribution(), game::thrown);
        return first.envelope().rolls().stream()
                .allMatch(roll -> dice.next(roll.name()).orElseThrow() == roll.value());
    }
}
