package tercio.application.game;

import java.util.Map;
import java.util.Optional;
import tercio.application.record.GameOpened;

/** Stores the credentials of games, apart from their records. */
public interface CredentialStore {

    /** Stores the credentials of a new game, in the transaction that opens it. */
    void keep(String game, GameCredentials keys);

    /**
     * Stores that a game is a fork, in the transaction that opens it.
     *
     * @param maker the hash of the token that asked for it; empty if the requester is unknown
     */
    void noteFork(String game, GameOpened.Origin from, String maker);

    /** Stores the data by which a game is found in the list of games, in the transaction that opens it. */
    void noteOpening(String game, GameOpened opening);

    /**
     * Stores the hash of the first event of a game, in the transaction that opens it. A record of the game is
     * recognized by it.
     */
    void noteFirstHash(String game, String firstHash);

    /** The credentials of a game as they are now; empty where there is no such game. */
    Optional<GameCredentials> find(String game);

    /** Replaces the dice secret of a game, in the transaction that commits to the new one. Earlier secrets are kept. */
    void renew(String game, byte[] secret);

    /** Stores a secret that the record of an imported game reveals, in the transaction that opens the game. */
    void keepRevealed(String game, byte[] secret);

    /** All dice secrets of a game by their commitments, earlier ones too. */
    Map<String, byte[]> secrets(String game);

    /** Opens a game to anyone who wants to watch, or to holders of a token only. */
    void setOpen(String game, boolean open);

    /**
     * Keeps the invitation of a person, in the transaction that gives the place. The token and the invitation that the person had are no
     * longer valid.
     */
    void invite(String game, String person, Invitation invitation);

    /** Ends the invitation of a person who has one; its token stays. */
    void uninvite(String game, String person);

    /**
     * Gives the person a token in the place of its invitation.
     *
     * @return whether it had this invitation
     */
    boolean redeem(String game, String person, Invitation invitation, String tokenHash);

    /** Takes token and invitation of a person away, in the transaction that takes the place away. */
    void revoke(String game, String person);
}
