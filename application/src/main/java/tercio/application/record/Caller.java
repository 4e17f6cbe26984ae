package tercio.application.record;

import java.util.Optional;

/**
 * The sender of a request: the host, or a seat, and the person who acts for it.
 *
 * @param name the seat's name, or {@value #HOST_NAME}
 * @param host whether the sender has the rights of the host; a referee has some of them
 * @param acting the person and its role; empty for the host, and for a seat whose player has its name
 */
public record Caller(String name, boolean host, Optional<ActingPerson> acting) {

    /** The name that no seat and no person may take. */
    public static final String HOST_NAME = "host";

    public static final Caller HOST = new Caller(HOST_NAME, true, Optional.empty());

    /** The player of a seat that has the player's name; in a request that just came in, the person of this name. */
    public static Caller seat(String name) {
        return new Caller(name, false, Optional.empty());
    }

    /** The caller that an event names in {@code by}. */
    public static Caller byName(String name) {
        return name.equals(HOST_NAME) ? HOST : seat(name);
    }

    /** This caller with the person who acts. */
    public Caller actingAs(Optional<ActingPerson> person) {
        return new Caller(name, host, person);
    }

    /** The name of the person who sends; the seat's name where the player has the name of the seat. */
    public String person() {
        return acting.map(ActingPerson::person).orElse(name);
    }

    /** Whether this is a referee, who has some of the rights of the host. */
    public boolean isReferee() {
        return host && acting.filter(as -> as.role() == Role.REFEREE).isPresent();
    }

    /** Whether this is the host itself. */
    public boolean isHost() {
        return host && acting.isEmpty();
    }
}
