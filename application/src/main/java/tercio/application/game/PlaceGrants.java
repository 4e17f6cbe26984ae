package tercio.application.game;

import java.time.Clock;
import java.util.Optional;
import java.util.function.Function;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.modelling.command.AggregateNotFoundException;
import tercio.application.record.Caller;
import tercio.application.record.HashChain;
import tercio.application.record.KernelCommand;
import tercio.application.record.Storage;
import tercio.application.record.StorageUnavailable;

/** Gives persons their places in games: a giver gets a link for a person, and the person opens it for a token. */
public final class PlaceGrants {

    private final Games games;
    private final CommandSender sender;
    private final CredentialIssuer issuer;
    private final CredentialStore credentials;
    private final Storage storage;
    private final Clock clock;

    public PlaceGrants(Games games, CommandGateway gateway, Randomness randomness, CredentialStore credentials, Storage storage, Clock clock) {
        this.games = games;
        this.sender = new CommandSender(gateway);
        this.issuer = new CredentialIssuer(randomness);
        this.credentials = credentials;
        this.storage = storage;
        this.clock = clock;
    }

    /**
     * The answer to a place that was given.
     *
     * @param link of the person, shown once; empty where nothing was given, or where the person keeps the token that it has
     */
    public record PlacementResult(CommandResult result, Optional<PlaceLink> link) {}

    /** A person with its new token. */
    public record PersonToken(String person, String token) {

        /** Keeps the token out of logs. */
        @Override
        public String toString() {
            return "token of " + person;
        }
    }

    /**
     * Gives a person a place. The host always gives a new link with it, and the token that the person had is no longer valid; a player gives
     * one where the person has no token.
     *
     * @throws StorageUnavailable if nothing can be written
     */
    public PlacementResult grant(GameCommand.Execute command, KernelCommand.GrantPlace grant) {
        return withLink(issuer.newLink(grant.person(), "", clock.instant()), command.game(), link -> games.execute(new GameCommand.Execute(command.game(), command.caller(),
                grant, command.dice(), command.expected(), command.once(), Optional.of(link))));
    }

    /**
     * Makes a new link for a person who holds a place; its token and the link before are no longer valid.
     *
     * @throws StorageUnavailable if nothing can be written
     */
    public PlacementResult invite(String game, Caller caller, String person) {
        storage.requireWritable();
        return withLink(issuer.newLink(person, "", clock.instant()), game, link -> sender.send(GameCommand.Invite.NAME, new GameCommand.Invite(game, caller, link)));
    }

    /**
     * Runs a command with a link. The link is returned if the command was carried out now and the person has it
     * afterwards.
     */
    private PlacementResult withLink(PlaceLink link, String game, Function<PlaceLink, CommandResult> command) {
        try {
            var result = command.apply(link);
            boolean valid = credentials.find(game).filter(keys -> keys.hasInvitationSecret(link.secret())).isPresent();
            return new PlacementResult(result, valid ? games.find(game).map(now -> link.withPlace(now.places().inWords(link.person()))) : Optional.empty());
        } catch (AggregateNotFoundException unknown) {
            return new PlacementResult(new CommandResult.NoSuchGame(game), Optional.empty());
        }
    }

    /**
     * Opens the link of a person: it ends, and the person gets its token.
     *
     * @return the token, shown once; empty where there is no such game or no such open link in it
     * @throws StorageUnavailable if nothing can be written
     */
    public Optional<PersonToken> redeem(String game, String secret) {
        return redeem(game, secret, issuer.newToken());
    }

    /**
     * Opens the link of a person, who gets a token that is known already.
     *
     * @return the token; empty where there is no such game or no such open link in it
     * @throws StorageUnavailable if nothing can be written
     */
    public Optional<PersonToken> redeem(String game, String secret, String token) {
        storage.requireWritable();
        if (credentials.find(game).filter(keys -> keys.hasInvitationSecret(secret)).isEmpty()) {
            return Optional.empty();
        }
        return sender.<Optional<String>>send(GameCommand.Take.NAME, new GameCommand.Take(game, HashChain.hash(secret), HashChain.hash(token)))
                .map(person -> new PersonToken(person, token));
    }
}
