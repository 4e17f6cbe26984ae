package tercio.domain.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.sentence.Sentence;

/**
 * The orders that a party has sent, as somebody may see them.
 *
 * @param party the party that sent them
 * @param open whether everybody may read them
 * @param text the orders; empty where the viewer may not read them
 * @param waiting the orders that are still to be carried out, in their order; none where the viewer may not read them
 * @param reason the reason why they are not carried on with now: an order that cannot be carried out; empty if nothing stops them
 */
public record SentOrders(String party, boolean open, Optional<String> text, List<String> waiting, Optional<Sentence> reason) {

    public SentOrders {
        waiting = List.copyOf(waiting);
    }
}
