package tercio.adapters.eia.archive;

import static tercio.adapters.eia.archive.EiaFold.of;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tercio.adapters.archive.ArchiveRows;
import tercio.application.record.RecordedEvent;
import tercio.domain.eia.combat.play.CombatEvent;
import tercio.domain.eia.combat.play.FactorLoss;
import tercio.domain.eia.combat.play.SideFire;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.map.SpaceId;

/** Combats and their rounds. The row of a combat stands at the event that closes it. */
final class CombatRows {

    private int began;
    private SpaceId place = SpaceId.NONE;
    private String kind = "";
    private int day;
    private int rounds;
    private String ended = "";
    private String winner = "none";
    private final Map<CombatSide, String> leads = new EnumMap<>(CombatSide.class);
    private final Map<CombatSide, String> firstChits = new EnumMap<>(CombatSide.class);
    private final Map<CombatSide, String> chits = new EnumMap<>(CombatSide.class);
    private final Map<CombatSide, Integer> lost = new EnumMap<>(CombatSide.class);

    void event(EiaState before, RecordedEvent event, ArchiveRows rows) {
        if (!(event.fact() instanceof CombatEvent fact)) {
            return;
        }
        before.combats().fought().ifPresent(combat -> {
            for (var side : CombatSide.values()) {
                leads.put(side, combat.armyOf(side).lead().word());
            }
        });
        switch (fact) {
            case CombatEvent.CombatBegan combat -> begin(event.position(), combat);
            case CombatEvent.CombatKindChanged changed -> kind = changed.kind().name().toLowerCase(Locale.ROOT);
            case CombatEvent.CombatDayBegan next -> day = next.day();
            case CombatEvent.ChitsRevealed shown -> {
                chits.put(CombatSide.ATTACKER, shown.attacker().word());
                chits.put(CombatSide.DEFENDER, shown.defender().word());
                chits.forEach(firstChits::putIfAbsent);
            }
            case CombatEvent.CombatRoundFought fought -> {
                rounds++;
                round(before, event.position(), fought.round(), CombatSide.ATTACKER, fought.attacker(), rows);
                round(before, event.position(), fought.round(), CombatSide.DEFENDER, fought.defender(), rows);
            }
            case CombatEvent.CasualtiesTaken taken -> loses(taken.side(), taken.losses());
            case CombatEvent.OptionLosses losses -> loses(losses.side(), losses.losses());
            case CombatEvent.CombatDecided decided -> {
                ended = decided.end().toString();
                winner = decided.winner().map(CombatSide::word).orElse("none");
            }
            case CombatEvent.CombatClosed closed when began > 0 -> {
                rows.add(EiaArchiveTables.COMBAT, event.position(), EiaFold.between(before, of(lead(CombatSide.ATTACKER), lead(CombatSide.DEFENDER)), place, kind, began, day, rounds,
                        firstChits.getOrDefault(CombatSide.ATTACKER, ""), firstChits.getOrDefault(CombatSide.DEFENDER, ""), ended, winner,
                        lost.getOrDefault(CombatSide.ATTACKER, 0), lost.getOrDefault(CombatSide.DEFENDER, 0)));
                began = 0;
            }
            default -> { }
        }
    }

    private void begin(int position, CombatEvent.CombatBegan combat) {
        began = position;
        place = combat.area();
        kind = combat.kind().name().toLowerCase(Locale.ROOT);
        day = 1;
        rounds = 0;
        ended = "";
        winner = "none";
        firstChits.clear();
        chits.clear();
        lost.clear();
        leads.put(CombatSide.ATTACKER, combat.attacker().lead().word());
        leads.put(CombatSide.DEFENDER, combat.defender().lead().word());
    }

    private String lead(CombatSide side) {
        return leads.getOrDefault(side, "");
    }

    private void loses(CombatSide side, List<FactorLoss> losses) {
        lost.merge(side, losses.stream().mapToInt(FactorLoss::count).sum(), Integer::sum);
    }

    private void round(EiaState before, int position, int round, CombatSide side, SideFire fire, ArchiveRows rows) {
        if (fire != null) {
            rows.add(EiaArchiveTables.COMBAT_ROUND, position, EiaFold.between(before, of(lead(side), lead(side.opponent())), place, side.word(), day, round,
                    chits.getOrDefault(side, ""), chits.getOrDefault(side.opponent(), ""), fire.table(), fire.die(), fire.modified(), fire.percentage(), fire.factors()));
        }
    }
}
