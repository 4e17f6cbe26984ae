package tercio.domain.eia.common.game;

import java.util.Optional;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;

/**
 * A major power in a game.
 *
 * @param money whole money points
 * @param politicalPoints gained and lost since the game began
 * @param lost factors lost, prisoners included; for a viewer those whose types it may know
 * @param prisoners enemy factors captured
 * @param concealed those among the lost factors of which others know the number alone: they came out of corps that no rule revealed
 * @param unseen the number of further factors that were lost, of types that this viewer may not know; 0 for the power itself
 * @param untold those among the lost factors of which others do not even know the number: all that corps held which left the map and were
 *     never revealed (EIA-7.5.2.6.3); none in a game of the first edition, where their number was open
 * @param orders the written orders that it has sent for this month; empty where it has sent none
 */
public record PowerStatus(Power power, int money, int politicalPoints, Factors lost, Factors prisoners, Factors concealed, int unseen, Factors untold,
        Optional<SentSheet> orders) {

    /** A board of an earlier version may lack the part that it did not record. */
    public PowerStatus {
        concealed = concealed == null ? Factors.NONE : concealed;
        untold = untold == null ? Factors.NONE : untold;
        orders = orders == null ? Optional.empty() : orders;
    }

    /** Status of a power without concealed losses. */
    public PowerStatus(Power power, int money, int politicalPoints, Factors lost, Factors prisoners) {
        this(power, money, politicalPoints, lost, prisoners, Factors.NONE, 0, Factors.NONE, Optional.empty());
    }

    public PowerStatus withMoney(int now) {
        return new PowerStatus(power, now, politicalPoints, lost, prisoners, concealed, unseen, untold, orders);
    }

    public PowerStatus plusPoints(int points) {
        return new PowerStatus(power, money, politicalPoints + points, lost, prisoners, concealed, unseen, untold, orders);
    }

    public PowerStatus plusLosses(Factors factors) {
        return new PowerStatus(power, money, politicalPoints, lost.plus(factors), prisoners, concealed, unseen, untold, orders);
    }

    /** A copy with losses whose types others may not know. */
    public PowerStatus plusUnseenLosses(Factors factors) {
        return new PowerStatus(power, money, politicalPoints, lost.plus(factors), prisoners, concealed.plus(factors), unseen, untold, orders);
    }

    /** It loses all factors of a corps that leaves the map, of which others do not know how many it held. */
    public PowerStatus losesUntold(Factors factors) {
        return new PowerStatus(power, money, politicalPoints, lost.plus(factors), prisoners, concealed, unseen, untold.plus(factors), orders);
    }

    public PowerStatus plusPrisoners(Factors factors) {
        return new PowerStatus(power, money, politicalPoints, lost, prisoners.plus(factors), concealed, unseen, untold, orders);
    }

    /** The status as somebody sees it who may not know the types of its concealed losses, nor the others that nobody was told. */
    PowerStatus seenByOthers() {
        return new PowerStatus(power, money, politicalPoints, lost.minus(concealed).minus(untold), prisoners, Factors.NONE, unseen + concealed.total(), Factors.NONE,
                orders.map(SentSheet::seenByOthers));
    }

    /** A copy with the written orders that it has sent; empty, and it has none. */
    public PowerStatus withOrders(Optional<SentSheet> sent) {
        return new PowerStatus(power, money, politicalPoints, lost, prisoners, concealed, unseen, untold, sent);
    }
}
