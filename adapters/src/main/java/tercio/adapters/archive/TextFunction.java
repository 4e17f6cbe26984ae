package tercio.adapters.archive;

import java.util.Set;

/** The length of the text that a function of DuckDB makes of its arguments. */
enum TextFunction {

    /** No longer than the longest of them. */
    CHOOSING("min", "max", "first", "last", "any_value", "arbitrary", "arg_min", "arg_max", "min_by", "max_by", "coalesce", "ifnull", "nullif", "least",
            "greatest", "if", "lower", "upper", "trim", "ltrim", "rtrim", "left", "right", "substring", "substr", "reverse", "lag", "lead",
            "first_value", "last_value", "nth_value", "mode", "list_slice", "array_slice", "list_extract", "array_extract", "struct_extract",
            "list_distinct", "list_sort", "unnest", "split_part", "regexp_extract", "json_extract", "json_extract_string", "->", "->>", "quantile",
            "median", "strip_accents"),
    /** A number, a truth or an instant. */
    COUNTING("+", "-", "*", "/", "//", "%", "**", "^", "&", "|", "<<", ">>", "sum", "avg", "count", "count_star", "count_if", "round", "floor", "ceil",
            "ceiling", "abs", "sqrt", "ln", "log", "log10", "exp", "pow", "power", "length", "len", "strlen", "row_number", "rank", "dense_rank",
            "ntile", "percent_rank", "cume_dist", "stddev", "stddev_samp", "stddev_pop", "variance", "var_samp", "var_pop", "date_diff", "date_trunc",
            "date_part", "extract", "year", "month", "day", "epoch", "epoch_ms", "hash", "contains", "starts_with", "ends_with", "prefix", "suffix",
            "regexp_matches", "like", "~~", "!~~", "~~*", "!~~*", "instr", "position", "strpos", "list_contains", "array_contains", "list_sum",
            "list_avg", "list_count", "mean_low", "mean_high", "wilson_low", "wilson_high", "corr", "covar_pop", "regr_slope", "bool_or", "bool_and",
            "approx_count_distinct", "random", "sign", "mod", "isnan", "exists", "not"),
    /** As many texts as there are rows. */
    GATHERING("string_agg", "group_concat", "listagg", "list", "array_agg", "histogram", "json_group_array", "json_group_object", "json_group_structure",
            "map_from_entries"),
    /** The first with the others in it as often as it has room. */
    REPLACING("replace", "regexp_replace", "translate", "array_to_string", "list_aggregate", "list_aggr", "array_aggregate", "aggregate", "list_resize"),
    /** Each part of a list made into another one. */
    CHANGING("list_transform", "array_apply", "apply", "array_transform", "list_apply"),
    /** A value made again and again of the one before it, of any length. */
    FOLDING("list_reduce", "array_reduce", "reduce"),
    /** Each character written as several. */
    WRITING("hex", "to_hex", "bin", "to_binary", "base64", "to_base64", "url_encode", "json_quote", "to_json", "encode", "regexp_escape", "escape",
            "format_bytes", "md5_number"),
    /** All of them together: what stands nowhere else. */
    JOINING;

    private final Set<String> names;

    TextFunction(String... names) {
        this.names = Set.of(names);
    }

    static TextFunction of(String name) {
        for (var kind : values()) {
            if (kind.names.contains(name)) {
                return kind;
            }
        }
        return JOINING;
    }
}
