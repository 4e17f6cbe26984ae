package tercio.application.game;

import java.util.Optional;
import tercio.application.place.Places;
import tercio.application.record.HashChain;
import tercio.application.record.KernelCommand.GrantPlace;

/**
 * Keeps the tokens and invitations of a game in step with its places, in the transaction that changes these.
 *
 * <p>Decided: a person has one token in a game, and whoever gives a place never gets it. The host's decisions override those of the
 * players, so each place that the host gives makes a new link and ends the former token: whoever named the person earlier, and may have
 * opened its link, is left with nothing. A player names only persons who hold nothing of anybody else ({@link PlaceDecision}): such a
 * person keeps its token, which opens nothing but what this player gave, and gets a link where it has none.
 */
record PlaceTokens(String game, GameResources resources) {

    /** @param command that changed the places, by its sender as the game knows it */
    void update(Places before, Places now, GameCommand.Execute command) {
        var credentials = resources.credentials();
        var keys = credentials.find(game).orElseThrow();
        before.persons().stream().filter(person -> !now.persons().contains(person)).forEach(person -> credentials.revoke(game, person));
        keys.invitations().keySet().stream().filter(person -> now.persons().contains(person) && !now.of(person).equals(before.of(person)))
                .forEach(person -> credentials.uninvite(game, person));
        if (command.command() instanceof GrantPlace grant && (command.caller().isHost() || !keys.seats().containsKey(grant.person()))) {
            invite(grant.person(), now, command);
        }
    }

    /**
     * Stores the invitation of a person. A place may be given without a link; then the person cannot enter until one is
     * made.
     */
    private void invite(String person, Places now, GameCommand.Execute command) {
        command.link().ifPresentOrElse(link -> resources.credentials().invite(game, person, invitation(person, now, command.caller().person(), link)),
                () -> resources.credentials().revoke(game, person));
    }

    /** A new link for a person who keeps its place; the token and the link before are no longer valid. */
    void renew(Places places, GameCommand.Invite command, String by) {
        resources.credentials().invite(game, command.link().person(), invitation(command.link().person(), places, by, command.link()));
    }

    private static Invitation invitation(String person, Places places, String by, PlaceLink link) {
        return new Invitation(HashChain.hash(link.secret()), by, Invitation.place(places, person), link.until());
    }

    /** Redeems a link: the person who now has the token, or empty if the link opens nothing. */
    Optional<String> redeem(Places places, GameCommand.Take command) {
        var keys = resources.credentials().find(game).orElseThrow();
        return keys.invitedPerson(command.secret()).filter(person -> keys.invitations().get(person).isOpen(resources.clock().instant(), places, person)
                && resources.credentials().redeem(game, person, keys.invitations().get(person), command.token()));
    }
}
