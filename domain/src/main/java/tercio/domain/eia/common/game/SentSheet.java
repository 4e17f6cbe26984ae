package tercio.domain.eia.common.game;

import java.util.Optional;
import tercio.domain.eia.common.concept.CampaignMonth;

/**
 * The written orders that a power has sent.
 *
 * @param month for which they are
 * @param open whether everybody may read them
 * @param text the orders, one statement a line; empty for a viewer who may not read them
 */
public record SentSheet(CampaignMonth month, boolean open, Optional<String> text) {

    /** A copy that everybody may read. */
    public SentSheet asOpen() {
        return new SentSheet(month, true, text);
    }

    SentSheet seenByOthers() {
        return open ? this : new SentSheet(month, false, Optional.empty());
    }
}
