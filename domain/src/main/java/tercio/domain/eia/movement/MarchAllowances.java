package tercio.domain.eia.movement;

import java.util.HashMap;
import java.util.Map;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsCounter;
import tercio.domain.eia.common.forces.CorpsKind;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Readings;
import tercio.domain.table.TableSource;

/** Movement allowances and who may force march (EIA-7.3.1.1, EIA-7.3.1.2). */
public final class MarchAllowances {

    /** Movement points that a force march adds. */
    public static final int FORCE_MARCH = 1;

    private record Allowance(int points, boolean forceMarch) {}

    private static final int MOST = 9;
    private static final Map<String, Allowance> PRINTED = new HashMap<>();

    static {
        TableSource.printedBeside(MarchAllowances.class).table("movement_allowances").rows().forEach(row ->
                PRINTED.put(row.text("unit"), new Allowance(row.within("points", 1, MOST), row.isSet("force_march"))));
    }

    private MarchAllowances() {}

    /** The allowance of a corps that a power moves: what its counter prints. */
    public static int of(CorpsCounter counter, Power mover) {
        return mover == Power.FRANCE ? counter.frenchMovement() : counter.movement();
    }

    /** The allowance of cossacks and freikorps; a guerilla enters one area, whatever its terrain. */
    public static int of(FactorType irregular) {
        return PRINTED.get(irregular.word()).points();
    }

    /** Whether a corps of that kind may force march. */
    public static boolean mayForceMarch(CorpsCounter counter, Readings readings) {
        return PRINTED.get(unit(counter)).forceMarch()
                && (counter.kind() != CorpsKind.LIGHT_INFANTRY || readings.is(MarchReadings.LIGHT_INFANTRY_MARCH, Reading.ON));
    }

    private static String unit(CorpsCounter counter) {
        return switch (counter.kind()) {
            case CAVALRY -> "cavalry";
            case FEUDAL_CAVALRY -> "feudal-cavalry";
            case LIGHT_INFANTRY -> "light-infantry";
            default -> "other-corps";
        };
    }
}
