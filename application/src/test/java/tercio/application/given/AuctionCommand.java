package tercio.application.given;

import java.util.List;
import java.util.Optional;
import tercio.domain.game.Command;
import tercio.domain.game.Secret;

/** The commands of a bidder of the auction. */
public sealed interface AuctionCommand extends Command {

    String bidder();

    /** Its amount is for the bidder alone. */
    record Bid(String bidder, Optional<Integer> amount) implements AuctionCommand {
        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(bidder, "amount"));
        }
    }

    /** The question to an expert is for the bidder alone, with the answer. */
    record AskExpert(String bidder) implements AuctionCommand {}
}
