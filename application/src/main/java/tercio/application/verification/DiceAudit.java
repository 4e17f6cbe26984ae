package tercio.application.verification;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import tercio.application.game.CredentialStore;
import tercio.application.game.Game;
import tercio.application.record.CommitmentCause;
import tercio.application.record.Dictionary;
import tercio.application.record.EventLog;

/** Tells which commitment each die of a stored game was thrown under, and the secrets that were told. */
public final class DiceAudit {

    /**
     * A part of a game whose dice were thrown with one secret.
     *
     * @param game under whose name they were thrown
     * @param revealed whether the secret was told and is known here
     * @param secret in hexadecimal, empty where it is not revealed
     */
    public record Part(int from, int to, CommitmentCause cause, String commitment, String game, boolean revealed,
            Optional<String> secret) {}

    private final Dictionary dictionary;
    private final EventLog log;
    private final CredentialStore credentials;

    public DiceAudit(Dictionary dictionary, EventLog log, CredentialStore credentials) {
        this.dictionary = dictionary;
        this.log = log;
        this.credentials = credentials;
    }

    /** The parts in order, none with physical dice. The game exists. */
    public List<Part> parts(String game) {
        var record = log.from(game, 1);
        Game<?, ?, ?, ?> folded = Game.opened(record.getFirst(), dictionary);
        for (var event : record.subList(1, record.size())) {
            folded = folded.after(event);
        }
        var secrets = credentials.secrets(game);
        return folded.commitments().periods(game, folded.position()).stream().map(period -> {
            var secret = Optional.of(period).filter(part -> part.told())
                    .flatMap(part -> Optional.ofNullable(secrets.get(part.commitment()))).map(HexFormat.of()::formatHex);
            return new Part(period.from(), period.to(), period.cause(), period.commitment(), period.game(), secret.isPresent(), secret);
        }).toList();
    }
}
