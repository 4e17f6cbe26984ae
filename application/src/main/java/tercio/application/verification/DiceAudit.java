package tercio.application.verification;

import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tercio.application.dice.Commitment;
import tercio.application.game.CredentialStore;
import tercio.application.game.Game;
import tercio.application.game.GameCredentials;
import tercio.application.record.CommitmentCause;
import tercio.application.record.DiceCommitted;
import tercio.application.record.EventLog;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordedEvent;

/** Reports the commitment of each die of a stored game, and the revealed secrets. */
public final class DiceAudit {

    /**
     * A part of a game whose dice were thrown with one secret.
     *
     * @param game under whose name they were thrown
     * @param revealed whether the secret was revealed and is known here
     * @param secret in hexadecimal, empty where it is not revealed
     */
    public record Part(int from, int to, CommitmentCause cause, String commitment, String game, boolean revealed,
            Optional<String> secret) {}

    /**
     * A die with the inputs from which it is computed.
     *
     * @param commitment to the secret that threw it; empty where it was copied into a fork, or thrown before on a line that was amended
     * @param label the text whose HMAC is the die; a line feed and the attempt follow it; empty where the commitment is
     */
    public record LabelledDie(int position, String commitment, String label, int sides, int value) {}

    private final MessageRegistry dictionary;
    private final EventLog log;
    private final CredentialStore credentials;

    public DiceAudit(MessageRegistry dictionary, EventLog log, CredentialStore credentials) {
        this.dictionary = dictionary;
        this.log = log;
        this.credentials = credentials;
    }

    /**
     * The secrets that were revealed up to a position, by their commitments, in hexadecimal. The game must exist.
     *
     * @param position the position of a record that ends there
     */
    public Map<String, String> revealedSecrets(String game, int position) {
        var secrets = credentials.secrets(game);
        var told = new TreeMap<String, String>();
        fold(log.from(game, 1)).commitments().periods(game, position).stream()
                .filter(period -> period.isRevealed() && period.toldAt() <= position && secrets.containsKey(period.commitment()))
                .forEach(period -> told.put(period.commitment(), HexFormat.of().formatHex(secrets.get(period.commitment()))));
        return told;
    }

    /**
     * The commitment that throws the next die, if it is not in the history yet because the record was imported and nothing was
     * played since. The commitment of the record throws no further die.
     */
    public Optional<DiceCommitted> dueCommitment(String game) {
        // Few games are imported: no other is read for this.
        return credentials.find(game).filter(keys -> keys.imported().isPresent() && keys.secret().length > 0)
                .filter(keys -> !fold(log.from(game, 1)).commitments().contains(Commitment.of(keys.secret())))
                .map(keys -> new DiceCommitted(Commitment.of(keys.secret()), CommitmentCause.RECORD_IMPORTED,
                        keys.imported().map(GameCredentials.Imported::game)));
    }

    /** Every die of the server in the order of the record, with its label. The game must exist. */
    public List<LabelledDie> labels(String game) {
        return DiceLabels.of(log.from(game, 1), nameOfThrows(game), dictionary);
    }

    /** The name under which the newest dice were thrown: that of the original while nothing was played since an import. */
    String nameOfThrows(String game) {
        return dueCommitment(game).flatMap(DiceCommitted::before).orElse(game);
    }

    private Game<?, ?, ?, ?> fold(List<RecordedEvent> record) {
        Game<?, ?, ?, ?> folded = Game.open(record.getFirst(), dictionary);
        for (var event : record.subList(1, record.size())) {
            folded = folded.after(event);
        }
        return folded;
    }

    /** The parts in order; none with physical dice. The game must exist. */
    public List<Part> parts(String game) {
        var folded = fold(log.from(game, 1));
        var secrets = credentials.secrets(game);
        return folded.commitments().periods(nameOfThrows(game), folded.position()).stream().map(period -> {
            var secret = Optional.of(period).filter(part -> part.isRevealed())
                    .flatMap(part -> Optional.ofNullable(secrets.get(part.commitment()))).map(HexFormat.of()::formatHex);
            return new Part(period.from(), period.to(), period.cause(), period.commitment(), period.game(), secret.isPresent(), secret);
        }).toList();
    }
}
