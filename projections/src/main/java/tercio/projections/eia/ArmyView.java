package tercio.projections.eia;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.combat.CombatDemand;
import tercio.domain.eia.combat.Tenths;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.ArmyMorale;
import tercio.domain.eia.common.game.CombatArmy;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.OperationalChit;

/**
 * One side of the combat that is being fought.
 *
 * @param lead the power that decides for the side
 * @param commander {@code null} without a leader
 * @param chit its chit of this day; {@code null} while the viewer may not know it
 * @param chosen whether it has chosen its chit of this day
 * @param flanking the ids of the pieces that move around the flank, or did so until they arrived
 * @param arrived whether these have arrived
 * @param factors all its factors; {@code null} where the viewer does not know all of them
 * @param base the base morale level as printed: {@code 2.3}; {@code null} before it is determined
 * @param level the level at which it breaks today; {@code null} before it is determined
 * @param lost the morale lost today
 * @param demand the losses that it must choose; {@code null} for none
 */
public record ArmyView(String side, String lead, List<String> powers, CommanderView commander, String chit, boolean chosen, List<CorpsView> pieces,
        FactorsView depotGarrison, List<WarMapView.GarrisonView> sallied, List<UnitId> relieving, List<UnitId> flanking, boolean arrived,
        FactorsView factors, String base, String level, String lost, DemandView demand) {

    /**
     * Losses to choose.
     *
     * @param due factors in a round; points in a pursuit
     */
    public record DemandView(int due, boolean militiaLast, boolean cavalryOwed, boolean pursuit) {
        static DemandView of(CombatDemand demand) {
            return new DemandView(demand.due(), demand.militiaLast(), demand.cavalryOwed(), demand.pursuit());
        }
    }

    static ArmyView of(EiaState board, LandCombat combat, CombatSide side) {
        var army = combat.armyOf(side);
        var lead = army.lead().word();
        var morale = army.morale();
        boolean revealed = !morale.equals(ArmyMorale.UNKNOWN);
        var sealed = combat.chits().made().getOrDefault(lead, Optional.empty());
        return new ArmyView(side.word(), lead, army.powers().stream().map(Power::word).toList(),
                army.commander().map(id -> CommanderView.of(board.charts(), board.leaders().get(id))).orElse(null),
                combat.shown().map(pair -> pair.of(side)).or(() -> sealed).map(OperationalChit::word).orElse(null),
                combat.shown().isPresent() || combat.chits().made().containsKey(lead), pieces(board, army), depot(board, combat, army),
                army.garrison().stream().map(part -> new WarMapView.GarrisonView(part.nation(), FactorsView.of(part.factors()))).toList(),
                army.relieving(), army.flanking(), army.arrived(), FactorsView.of(factors(board, combat, army)),
                revealed ? Tenths.title(morale.base()) : null, revealed ? Tenths.title(morale.level()) : null, Tenths.title(morale.lost()),
                army.demand().map(DemandView::of).orElse(null));
    }

    private static List<CorpsView> pieces(EiaState board, CombatArmy army) {
        return Stream.concat(army.corps().stream().flatMap(id -> board.findCorps(id).stream()).map(corps -> CorpsView.of(board, corps)),
                army.irregulars().stream().map(board.irregulars()::get).filter(piece -> piece != null).map(piece -> CorpsView.of(board, piece))).toList();
    }

    private static FactorsView depot(EiaState board, LandCombat combat, CombatArmy army) {
        return army.depot() ? FactorsView.of(board.depotAt(Location.field(combat.area())).map(depot -> depot.garrison())) : null;
    }

    private static Optional<Factors> factors(EiaState board, LandCombat combat, CombatArmy army) {
        var corps = army.corps().stream().flatMap(id -> board.findCorps(id).stream()).toList();
        if (corps.stream().anyMatch(each -> each.factors().isEmpty())) {
            return Optional.empty();
        }
        var all = corps.stream().map(each -> each.factorsOrNone()).reduce(Factors.NONE, Factors::plus);
        for (var part : army.garrison()) {
            all = all.plus(part.factors());
        }
        for (var id : army.irregulars()) {
            all = board.irregulars().containsKey(id) ? all.plus(board.irregulars().get(id).type(), 1) : all;
        }
        return Optional.of(army.depot() ? all.plus(board.depotAt(Location.field(combat.area())).map(depot -> depot.garrison()).orElse(Factors.NONE)) : all);
    }
}
