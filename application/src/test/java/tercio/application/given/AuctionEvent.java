package tercio.application.given;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.game.Event;
import tercio.domain.game.Secret;

/** The events of the auction. */
public sealed interface AuctionEvent extends Event {

    /** Its amount is for the bidder alone. */
    record BidMade(String bidder, Optional<Integer> amount) implements AuctionEvent {
        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(bidder, "amount"));
        }
    }

    /** The bidder alone knows of it. */
    record ExpertAsked(String bidder, int value) implements AuctionEvent {
        @Override
        public List<Secret> secrets() {
            return List.of(Secret.whole(bidder));
        }
    }

    /** All bids of a lot are told. */
    record LotSold(Map<String, Integer> bids) implements AuctionEvent {
        public LotSold {
            bids = Map.copyOf(bids);
        }
    }
}
