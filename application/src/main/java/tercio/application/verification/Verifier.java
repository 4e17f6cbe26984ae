package tercio.application.verification;

import tercio.application.game.Vault;
import tercio.application.record.Archive;
import tercio.application.record.Dictionary;
import tercio.application.record.Ledger;
import tercio.application.record.Notation;

/** Checks a stored game: its chain from the stored bytes, its events by deciding every command again. */
public final class Verifier {

    private final Dictionary dictionary;
    private final Notation notation;
    private final Archive archive;
    private final Ledger ledger;
    private final Vault vault;

    public Verifier(Dictionary dictionary, Notation notation, Archive archive, Ledger ledger, Vault vault) {
        this.dictionary = dictionary;
        this.notation = notation;
        this.archive = archive;
        this.ledger = ledger;
        this.vault = vault;
    }

    /** The game exists. It is only read. */
    public Report verify(String game, Progress progress) {
        var chain = new ChainCheck();
        ledger.each(game, chain);
        var record = archive.from(game, 1);
        var found = new Replay(dictionary, notation, game, vault.secrets(game)).of(record, progress);
        boolean verified = found.divergences().isEmpty() && chain.broken() == 0
                && !found.diceProof().startsWith("broken");
        return new Report(found.commands(), record.size(), verified, found.divergences(), chain.finding(), found.diceProof(),
                found.edition(), found.editions(), found.explained(), found.dice(), found.boards());
    }
}
