package tercio.adapters.http.analysis;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.archive.Archive;

/** Hands out the tables of the archive for a notebook. */
@RestController
@RequestMapping("/api/analysis")
@Tag(name = "Analysis")
class AnalysisTablesController {

    private final Archive archive;
    private final AnalysisCallers callers;

    AnalysisTablesController(Archive archive, AnalysisCallers callers) {
        this.archive = archive;
        this.callers = callers;
    }

    @GetMapping(value = "/parquet", produces = "application/zip")
    @Operation(summary = "All tables as Parquet files in one zip, with those games that you may see", description = AnalysisCallers.COUNTED)
    void parquet(@RequestHeader(name = "Authorization", required = false) String authorization, HttpServletResponse response) throws IOException {
        var folder = callers.ownAnswer(authorization, "parquet", archive::parquet);
        try (var files = Files.list(folder)) {
            response.setContentType("application/zip");
            response.setHeader("Content-Disposition", "attachment; filename=\"archive.zip\"");
            var zip = new ZipOutputStream(response.getOutputStream(), StandardCharsets.UTF_8);
            // Parquet files are compressed already.
            zip.setLevel(0);
            for (var file : files.sorted().toList()) {
                zip.putNextEntry(new ZipEntry(file.getFileName().toString()));
                Files.copy(file, zip);
                zip.closeEntry();
            }
            zip.finish();
        } finally {
            delete(folder);
        }
    }

    /** Deletes a folder that the archive has written. */
    static void delete(Path folder) {
        try (var left = Files.walk(folder)) {
            left.sorted(Comparator.reverseOrder()).forEach(path -> path.toFile().delete());
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
