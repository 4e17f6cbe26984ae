package tercio.adapters.archive;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.sql.Types;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Turns values of the database into values of answers. */
final class AnswerValues {

    /** Characters of a text in an answer; longer ones are cut. */
    static final int LONGEST_TEXT = 100_000;
    private static final int LONGEST_LIST = 10_000;
    private static final MathContext DIGITS = new MathContext(12);
    /** Whole numbers below this have no digits to round. */
    private static final double EXACT = 1e12;

    private AnswerValues() {}

    /**
     * The type of a column, a word of the archive.
     *
     * @param sql of {@link Types}
     * @param name of the type in DuckDB
     */
    static String type(int sql, String name) {
        if (name.endsWith("[]")) {
            return "list";
        }
        return switch (sql) {
            case Types.TINYINT, Types.SMALLINT, Types.INTEGER, Types.BIGINT -> "whole";
            case Types.FLOAT, Types.REAL, Types.DOUBLE, Types.DECIMAL, Types.NUMERIC -> "number";
            case Types.BOOLEAN, Types.BIT -> "flag";
            case Types.TIMESTAMP, Types.TIMESTAMP_WITH_TIMEZONE -> "instant";
            default -> name.equals("HUGEINT") || name.startsWith("U") && name.endsWith("INT") ? "whole" : "text";
        };
    }

    /** A value as answers have it: {@code null}, a flag, a number, a text, or a list of these. */
    static Object plain(Object value) throws SQLException {
        return switch (value) {
            case null -> null;
            case Boolean flag -> flag;
            case Double number -> number.isNaN() || number.isInfinite() ? null : (Object) round(number);
            case Float number -> plain(number.doubleValue());
            case BigDecimal number -> number.doubleValue();
            case BigInteger number -> number.bitLength() < Long.SIZE ? (Object) number.longValue() : number.toString();
            case Number number -> number.longValue();
            case Timestamp at -> instant(at.toLocalDateTime());
            case LocalDateTime at -> instant(at);
            case OffsetDateTime at -> at.toInstant().toString();
            case Instant at -> at.toString();
            case java.sql.Array array -> list((Object[]) array.getArray());
            case Object[] list -> list(list);
            case List<?> list -> list(list.toArray());
            case Object other -> cut(other.toString());
        };
    }

    /** Sums that were added up in another order differ in their last digits: those are not told. */
    private static double round(double number) {
        return number == Math.rint(number) && Math.abs(number) < EXACT ? number : new BigDecimal(number).round(DIGITS).doubleValue();
    }

    private static String instant(LocalDateTime at) {
        return at.toInstant(ZoneOffset.UTC).toString();
    }

    private static List<Object> list(Object[] values) throws SQLException {
        var list = new ArrayList<Object>();
        for (var value : Arrays.copyOf(values, Math.min(values.length, LONGEST_LIST))) {
            list.add(plain(value));
        }
        return list;
    }

    private static String cut(String text) {
        return text.length() > LONGEST_TEXT ? text.substring(0, LONGEST_TEXT) : text;
    }
}
