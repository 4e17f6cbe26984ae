package tercio.projections.eia;

import java.util.ArrayList;
import java.util.List;
import tercio.application.record.RecordedEvent;
import tercio.domain.eia.combat.play.CombatEvent.CombatDecided;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent.AssaultAttempted;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent.CityCaptured;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.supply.play.SupplyEvent.BesiegedForaged;
import tercio.domain.eia.supply.play.SupplyEvent.CityStarvedOut;
import tercio.domain.eia.supply.play.SupplyEvent.CorpsForaged;
import tercio.domain.eia.supply.play.SupplyEvent.SupplyPaid;
import tercio.projections.EventProjection;
import tercio.projections.TallyEntry;
import tercio.projections.TallyEntry.Table;

/** Statistics of Empires in Arms beside dice: combats, sieges, factors lost to hunger, and money. */
record EiaTallyProjection() implements EventProjection<EiaState, TallyEntry> {

    private static final String FACTORS = "factors";

    @Override
    public String name() {
        return "tally";
    }

    @Override
    public Class<TallyEntry> type() {
        return TallyEntry.class;
    }

    @Override
    public List<TallyEntry> entries(EiaState before, RecordedEvent event) {
        int position = event.position();
        return switch (event.fact()) {
            case CombatDecided decided -> battleEntries(before, position, decided);
            case AssaultAttempted attempt -> List.of(new TallyEntry(position, Table.SIEGES, attempt.power().word(), "attempt", attempt.result(), 0, ""));
            case CityCaptured captured -> List.of(new TallyEntry(position, Table.SIEGES, captured.by().word(), "fall", "captured", 0, ""));
            case CityStarvedOut starved -> List.of(new TallyEntry(position, Table.SIEGES, starved.captor().word(), "fall", "starved", 0, ""));
            case CorpsForaged foraged -> List.of(new TallyEntry(position, Table.ATTRITION, foraged.power().word(), "forage", "", foraged.lost(), FACTORS));
            case BesiegedForaged foraged -> List.of(new TallyEntry(position, Table.ATTRITION, foraged.power().word(), "besieged", "", foraged.lost(), FACTORS));
            case SupplyPaid paid -> paid.payments().stream()
                    .map(payment -> new TallyEntry(position, Table.MONEY, payment.payer().word(), "supply", "", payment.money(), "money")).toList();
            default -> List.of();
        };
    }

    private static List<TallyEntry> battleEntries(EiaState before, int position, CombatDecided decided) {
        var entries = new ArrayList<TallyEntry>();
        before.combats().fought().ifPresent(combat -> {
            for (var side : CombatSide.values()) {
                var result = decided.winner().map(winner -> winner == side ? TallyEntry.WON : TallyEntry.LOST).orElse(TallyEntry.UNDECIDED);
                combat.armyOf(side).powers().forEach(power ->
                        entries.add(new TallyEntry(position, Table.BATTLES, power.word(), CorpsView.word(combat.kind()), result, 0, "")));
            }
        });
        return entries;
    }
}
