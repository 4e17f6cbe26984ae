package tercio.application.verification;

import java.util.ArrayList;
import tercio.application.game.CredentialStore;
import tercio.application.record.Dictionary;
import tercio.application.record.EventDecoder;
import tercio.application.record.EventLog;
import tercio.application.record.Notation;
import tercio.application.record.RecordedEvent;
import tercio.application.record.StoredEntries;

/** Checks a stored game: its chain from the stored bytes, its events by deciding every command again. */
public final class Verifier {

    private final Dictionary dictionary;
    private final Notation notation;
    private final EventLog log;
    private final StoredEntries entries;
    private final CredentialStore credentials;

    public Verifier(Dictionary dictionary, Notation notation, EventLog log, StoredEntries entries, CredentialStore credentials) {
        this.dictionary = dictionary;
        this.notation = notation;
        this.log = log;
        this.entries = entries;
        this.credentials = credentials;
    }

    /** The game exists. It is only read. */
    public Report verify(String game, Progress progress) {
        var chain = ChainCheck.ofWhole(notation.sealing());
        var decoder = new EventDecoder(notation);
        var record = new ArrayList<RecordedEvent>();
        entries.each(game, entry -> {
            chain.accept(entry);
            record.add(decoder.read(entry));
        });
        var found = new Replay(dictionary, notation, new DiceAudit(dictionary, log, credentials).thrownAs(game), credentials.secrets(game), AtOnce.ONE).of(record, progress);
        boolean verified = found.divergences().isEmpty() && chain.broken() == 0
                && !found.diceProof().startsWith("broken");
        return new Report(found.commands(), record.size(), verified, found.divergences(), chain.finding(), found.diceProof(),
                found.edition(), found.editions(), found.explained(), found.dice(), found.boards());
    }
}
