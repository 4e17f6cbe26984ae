package tercio.application.given;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import tercio.application.dice.Commitment;
import tercio.application.game.CredentialStore;
import tercio.application.game.GameCredentials;
import tercio.application.game.Invitation;
import tercio.application.record.GameOpened;

/** Credentials kept in memory. */
public final class InMemoryCredentialStore implements CredentialStore {

    private final Map<String, GameCredentials> kept = new HashMap<>();
    private final Map<String, Map<String, byte[]>> secrets = new HashMap<>();

    @Override
    public void keep(String game, GameCredentials keys) {
        kept.put(game, keys);
        remember(game, keys.secret());
    }

    private void remember(String game, byte[] secret) {
        secrets.computeIfAbsent(game, first -> new HashMap<>()).put(Commitment.of(secret), secret);
    }

    @Override
    public void keepRevealed(String game, byte[] secret) {
        remember(game, secret);
    }

    @Override
    public void renew(String game, byte[] secret) {
        remember(game, secret);
        kept.computeIfPresent(game, (id, keys) -> new GameCredentials(keys.open(), keys.host(), keys.seats(), secret, keys.imported(), keys.invitations()));
    }

    @Override
    public Map<String, byte[]> secrets(String game) {
        return Map.copyOf(secrets.getOrDefault(game, Map.of()));
    }

    /** Nothing: nobody asks here for the forks of a game. */
    @Override
    public void noteFork(String game, GameOpened.Origin from, String maker) {}

    /** Nobody looks for games here. */
    @Override
    public void noteOpening(String game, GameOpened opening) {}

    /** Nobody imports what is here already. */
    @Override
    public void noteFirstHash(String game, String firstHash) {}

    @Override
    public Optional<GameCredentials> find(String game) {
        return Optional.ofNullable(kept.get(game));
    }

    @Override
    public void setOpen(String game, boolean open) {
        kept.computeIfPresent(game, (id, keys) -> new GameCredentials(open, keys.host(), keys.seats(), keys.secret(), keys.imported(), keys.invitations()));
    }

    @Override
    public void invite(String game, String person, Invitation invitation) {
        change(game, (seats, invitations) -> {
            seats.remove(person);
            invitations.put(person, invitation);
        });
    }

    @Override
    public void uninvite(String game, String person) {
        change(game, (seats, invitations) -> invitations.remove(person));
    }

    @Override
    public boolean redeem(String game, String person, Invitation invitation, String tokenHash) {
        boolean open = invitation.equals(kept.get(game).invitations().get(person));
        if (open) {
            change(game, (seats, invitations) -> {
                invitations.remove(person);
                seats.put(person, tokenHash);
            });
        }
        return open;
    }

    @Override
    public void revoke(String game, String person) {
        change(game, (seats, invitations) -> {
            seats.remove(person);
            invitations.remove(person);
        });
    }

    private void change(String game, BiConsumer<Map<String, String>, Map<String, Invitation>> change) {
        kept.computeIfPresent(game, (id, keys) -> {
            var seats = new HashMap<>(keys.seats());
            var invitations = new HashMap<>(keys.invitations());
            change.accept(seats, invitations);
            return new GameCredentials(keys.open(), keys.host(), seats, keys.secret(), keys.imported(), invitations);
        });
    }
}
