package tercio.projections.eia;

import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.play.BlockedAreas;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.line.play.SupplyChains;
import tercio.domain.map.SpaceId;
import tercio.projections.sentence.ViewText;

/** The depots of the powers with their chains, and the corps that they supply. */
public record SupplyView(List<PowerChains> powers) {

    /** The farthest depot that supplies a corps (EIA-7.4.2.1.1). */
    private static final int FARTHEST = 3;

    /** @param power the word of the power */
    public record PowerChains(String power, List<ChainedDepot> depots, List<SuppliedCorps> corps) {}

    /**
     * A depot.
     *
     * @param place the key of its place: {@code 474}, {@code 474/city}, {@code 733/aboard}
     * @param source whether it is a supply source (EIA-7.2.3.1)
     * @param valid whether it is a source or leads back to one (EIA-7.2.3.2.1)
     * @param leadsTo the area of the next depot on the way back to its source; {@code null} for a source and for an invalid depot
     * @param blocked whether unbesieged enemies block its own area (EIA-7.2.3.2.1)
     */
    public record ChainedDepot(String place, SpaceId area, ViewText name, String within, boolean source, boolean valid, SpaceId leadsTo, boolean blocked,
            FactorsView garrison, boolean thisMonth) {}

    /**
     * A corps outside a besieged city.
     *
     * @param depot the area of the nearest own depot that can supply it; {@code null} where it must forage or use an ally's
     * @param distance the areas to that depot; {@code null} without one
     * @param upkeep its kind of supply this month
     */
    public record SuppliedCorps(UnitId corps, ViewText name, SpaceId area, SpaceId depot, Integer distance, String upkeep) {}

    static SupplyView of(EiaWarView board) {
        return new SupplyView(board.state().powersInGame().map(power -> of(board, power)).toList());
    }

    private static PowerChains of(EiaWarView board, Power power) {
        var chains = SupplyChains.of(board, power);
        return new PowerChains(power.word(),
                board.state().depots().values().stream().filter(depot -> depot.power() == power).map(depot -> of(board, chains, depot)).toList(),
                board.state().corpsOf(power).stream().filter(corps -> !corps.at().isAboard() && !(corps.at().inCity() && board.isBesieged(corps.at().area())))
                        .map(corps -> of(board.state(), chains, corps)).toList());
    }

    private static ChainedDepot of(EiaWarView board, SupplyChains chains, Depot depot) {
        var way = chains.pathToSource(depot.at());
        boolean sea = depot.at().isAboard();
        return new ChainedDepot(depot.at().id().value(), depot.at().area(), AreaNames.of(depot.at().area()), CorpsView.word(depot.at().within()),
                chains.isSource(depot), sea ? chains.canSupplySea(depot.at().area()) : chains.isValid(depot.at()),
                way.size() < 2 ? null : board.state().depots().get(way.get(1)).at().area(),
                !sea && BlockedAreas.isBlocked(board, depot.power(), depot.at().area()), FactorsView.of(depot.garrison()), depot.thisMonth());
    }

    private static SuppliedCorps of(EiaState board, SupplyChains chains, Corps corps) {
        var near = chains.nearest(corps.at().area(), FARTHEST);
        return new SuppliedCorps(corps.id(), ViewText.label(CampaignNames.piece(board, corps.id())), corps.at().area(), near.map(depot -> depot.depot().at().area()).orElse(null),
                near.map(SupplyChains.Near::distance).orElse(null), CorpsView.word(corps.journey().upkeep()));
    }
}
