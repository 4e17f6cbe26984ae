package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleAvoided;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultFought;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressFell;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressUndermined;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.NavalAttritionRolled;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleAvoided;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleEnded;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionRolled;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.AttritionRolled;
import tercio.projections.EventProjection;
import tercio.projections.TallyEntry;
import tercio.projections.TallyEntry.Table;

/** Statistics of the Europa games beside dice: battles, sieges, attrition and money. */
record EuTallyProjection() implements EventProjection<EuState, TallyEntry> {

    private static final String LD = "ld";
    private static final String THIRDS_OF_SHIPS = "ndThirds";
    private static final String DUCATS = "ducats";
    private static final String LAND = "land";
    private static final String SEA = "sea";

    @Override
    public String name() {
        return "tally";
    }

    @Override
    public Class<TallyEntry> type() {
        return TallyEntry.class;
    }

    @Override
    public List<TallyEntry> entries(EuState before, RecordedEvent event) {
        int position = event.position();
        return switch (event.fact()) {
            case BattleEnded ended -> battleEntries(before, position, LAND, ended.winner(), ended.lossesLd(), LD);
            case SeaBattleEnded ended -> battleEntries(before, position, SEA, ended.winner(), ended.losses(), THIRDS_OF_SHIPS);
            case BattleAvoided avoided -> avoidedEntries(before, position, LAND, LD);
            case SeaBattleAvoided avoided -> avoidedEntries(before, position, SEA, THIRDS_OF_SHIPS);
            case FortressUndermined rolled -> List.of(new TallyEntry(position, Table.SIEGES, rolled.by().value(), "undermining", rolled.result().toString(), 0, ""));
            case AssaultFought fought -> List.of(new TallyEntry(position, Table.SIEGES, fought.by().value(), "assault", fought.falls() ? "taken" : "repelled", 0, ""));
            case FortressFell fell -> List.of(new TallyEntry(position, Table.SIEGES, fell.by().value(), "fall", fell.how(), 0, ""));
            case MarchAttritionRolled rolled -> List.of(new TallyEntry(position, Table.ATTRITION, rolled.country().value(), "march", "", rolled.ld(), LD));
            case AttritionRolled rolled -> BattleCountries.ofStacks(before, rolled.stacks()).stream().limit(1)
                    .map(country -> new TallyEntry(position, Table.ATTRITION, country.value(), rolled.kind().name().toLowerCase(Locale.ROOT), "", rolled.ld(), LD)).toList();
            case NavalAttritionRolled rolled -> List.of(new TallyEntry(position, Table.ATTRITION, rolled.country().value(), "naval", "", rolled.lostThirds(), THIRDS_OF_SHIPS));
            default -> money(before, event);
        };
    }

    /** Entries of a battle. The losses of a side count for the country that leads it. */
    private static List<TallyEntry> battleEntries(EuState before, int position, String kind, Side winner, Map<Side, Integer> losses, String unit) {
        var entries = new ArrayList<TallyEntry>();
        for (var side : Side.values()) {
            var result = winner == null ? TallyEntry.UNDECIDED : winner == side ? TallyEntry.WON : TallyEntry.LOST;
            int lost = losses.getOrDefault(side, 0);
            for (var country : BattleCountries.countries(before, side)) {
                entries.add(new TallyEntry(position, Table.BATTLES, country.value(), kind, result, lost, unit));
                lost = 0;
            }
        }
        return entries;
    }

    private static List<TallyEntry> avoidedEntries(EuState before, int position, String kind, String unit) {
        return List.of(Side.values()).stream().flatMap(side -> BattleCountries.countries(before, side).stream())
                .map(country -> new TallyEntry(position, Table.BATTLES, country.value(), kind, TallyEntry.AVOIDED, 0, unit)).toList();
    }

    private static List<TallyEntry> money(EuState before, RecordedEvent event) {
        return new ErsProjection().entries(before, event).stream().filter(ErsProjection.Amount.class::isInstance).map(ErsProjection.Amount.class::cast)
                .map(amount -> new TallyEntry(event.position(), Table.MONEY, amount.country().value(), amount.line().name(), "", amount.ducats(), DUCATS)).toList();
    }
}
