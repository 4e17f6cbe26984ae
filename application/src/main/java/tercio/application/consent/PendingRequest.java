package tercio.application.consent;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A request that is not decided yet.
 *
 * @param position of the event that made it; it names the request
 * @param by the seat that asks
 * @param asked the command that it asks for, as recorded
 * @param awaits the seats that have not answered yet, at least one
 * @param to the position whose board the game would have again; empty for an adjustment and an amendment
 * @param lost the number of commands in effect that it would take away
 * @param amendment the number of the amendment that it would adopt
 * @param agreed the seats that have agreed so far, in the order of the answers
 */
public record PendingRequest(int position, String by, String asked, List<String> awaits, Optional<Integer> to, int lost, String reason,
        Optional<Integer> amendment, List<String> agreed) {

    public PendingRequest {
        awaits = List.copyOf(awaits);
        agreed = List.copyOf(agreed);
    }

    /** Whether the agreement of this seat decides the request, because nobody else still has to answer. */
    public boolean isDecidedBy(String seat) {
        return awaits.equals(List.of(seat));
    }

    /** Whether the request would adopt this amendment. */
    boolean adopts(int number) {
        return amendment.filter(adopted -> adopted == number).isPresent();
    }

    PendingRequest afterAgreementOf(String seat) {
        return new PendingRequest(position, by, asked, awaits.stream().filter(other -> !other.equals(seat)).toList(), to, lost, reason, amendment, agreedIncluding(seat));
    }

    /** The seats that have agreed, this one or the host included. */
    public List<String> agreedIncluding(String who) {
        return Stream.concat(agreed.stream(), Stream.of(who)).toList();
    }
}
