package tercio.domain.eia.common.game;

import java.util.List;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.forces.UnitId;

/**
 * Some factors of one type of one piece in a siege.
 *
 * @param piece the id of a corps, cossack, freikorps or guerilla, or {@code garrison-} and the word of the nation of a garrison
 * @param count at least 1; at least 0 in a command
 */
public record FactorShare(UnitId piece, FactorType type, int count) {

    private static final String GARRISON = "garrison-";

    /** The name of the garrison of a nation as a piece. */
    public static UnitId garrisonPiece(NationId nation) {
        return new UnitId(GARRISON + nation);
    }

    /** Whether the piece is a garrison. */
    public boolean isGarrison() {
        return piece.value().startsWith(GARRISON);
    }

    /** The nation of the garrison that the piece is. */
    public NationId garrisonNation() {
        return new NationId(piece.value().substring(GARRISON.length()));
    }

    public FactorShare withCount(int now) {
        return new FactorShare(piece, type, now);
    }

    /** All factors of these shares by type. */
    public static Factors sum(List<FactorShare> shares) {
        return shares.stream().map(share -> Factors.of(share.type(), share.count())).reduce(Factors.NONE, Factors::plus);
    }

    /** The factors of one piece among these shares. */
    public static Factors of(List<FactorShare> shares, UnitId piece) {
        return sum(shares.stream().filter(share -> share.piece().equals(piece)).toList());
    }

    /** These shares without others, which they contain. */
    public static List<FactorShare> without(List<FactorShare> shares, List<FactorShare> others) {
        return shares.stream()
                .map(share -> share.withCount(share.count() - others.stream()
                        .filter(other -> other.piece().equals(share.piece()) && other.type() == share.type()).mapToInt(FactorShare::count).sum()))
                .filter(share -> share.count() > 0)
                .toList();
    }
}
